import { readFile } from 'node:fs/promises';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { dayOf, type KeyPair, readKeyPair } from './key-pair.ts';

/** Time between two looks at the files, in ms; whoever renews a certificate does so weeks before it ends. */
const usualLookMs = 60_000;

type CertificateFiles = {
  /** The pair that is served; null until the files contain a good one. */
  readonly current: () => KeyPair | null;
  readonly stop: () => void;
};

type Parts = {
  readonly certFile: string;
  readonly keyFile: string;
  readonly log: Log;
  readonly clock: Clock;
  /** Called with every pair that is served from now on. */
  readonly onPair: (pair: KeyPair) => void;
  /** Certificates that browsers trust, as PEM; by default those that everybody has. */
  readonly roots?: readonly string[] | undefined;
  readonly lookEveryMs?: number | undefined;
};

/**
 * Reads a certificate and its key from files, and again when they change. A bad pair never replaces a good one: while the
 * two files are being written they do not fit, and a renewal may have failed.
 */
export async function readCertificateFiles(parts: Parts): Promise<CertificateFiles> {
  const { certFile, keyFile, log, clock, onPair, roots } = parts;
  let current: KeyPair | null = null;
  let lastError = '';
  const note = (error: string) => {
    if (error === lastError) return;
    lastError = error;
    if (error === '') return;
    const rest =
      current === null
        ? 'Only plain http is served until the files are right.'
        : `The certificate until ${dayOf(current.validTo)} stays.`;
    log.warn(`${error} ${rest}`);
  };
  const look = async () => {
    const files = await readBoth(certFile, keyFile);
    if (typeof files === 'string') return note(files);
    if (files.cert === current?.cert && files.key === current.key) return note('');
    const read = readKeyPair(files, { now: clock.now(), ...(roots && { roots }) });
    if (!read.ok) return note(read.error);
    note('');
    current = read.value;
    onPair(current);
    log.info({ names: current.names, isPublic: current.isPublic }, `https until ${dayOf(current.validTo)}`);
  };
  await look();
  const timer = setInterval(() => void look(), parts.lookEveryMs ?? usualLookMs);
  timer.unref();
  return { current: () => current, stop: () => clearInterval(timer) };
}

/** The two files as text, or one sentence about the one that cannot be read. */
async function readBoth(
  certFile: string,
  keyFile: string,
): Promise<{ readonly cert: string; readonly key: string } | string> {
  const cert = await readFile(certFile, 'utf8').catch(() => null);
  if (cert === null) return 'TLS_CERT is not a file that this user can read.';
  const key = await readFile(keyFile, 'utf8').catch(() => null);
  return key === null ? 'TLS_KEY is not a file that this user can read.' : { cert, key };
}
