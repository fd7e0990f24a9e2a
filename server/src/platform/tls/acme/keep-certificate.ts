import type { Clock } from '../../clock.ts';
import type { Log } from '../../log.ts';
import { dayOf, type KeyPair, readKeyPair } from '../key-pair.ts';
import type { AcmeSettings } from './acme-settings.ts';
import type { CertificateStore } from './certificate-store.ts';
import type { ChallengeAnswers } from './challenge-answers.ts';
import { createKey, orderCertificate } from './order-certificate.ts';
import { sentenceOf } from './sentence-of.ts';

/** Time between two looks whether the certificate is due, in ms. */
const usualLookMs = 60_000;

/** Time from the first answer to the first look, in ms: the start is not made slower by keys and libraries. */
const firstLookMs = 1000;

/** Shortest and longest pause between two orders, in ms. Let's Encrypt allows five failures of a name within an hour. */
const shortestPauseMs = 30 * 60_000;
const longestPauseMs = 12 * 60 * 60_000;

/** A certificate is renewed when this part of its life is over. */
const renewedAfter = 2 / 3;

/** The file that messages name. */
const named = { cert: 'acme/certificate.pem', key: 'acme/certificate.pem' };

type Parts = {
  readonly settings: AcmeSettings;
  readonly store: CertificateStore;
  readonly answers: ChallengeAnswers;
  readonly log: Log;
  readonly clock: Clock;
  /** Called with every pair that is served from now on. */
  readonly onPair: (pair: KeyPair) => void;
  /** Certificates that browsers trust, as PEM; by default those that everybody has. */
  readonly roots?: readonly string[] | undefined;
  readonly lookEveryMs?: number | undefined;
};

type KeptCertificate = {
  /** The pair that is served; null until there is one. */
  readonly current: () => KeyPair | null;
  /** Begins to order, as soon as the ports are open through which the ACME server checks the name. */
  readonly start: () => void;
  readonly stop: () => void;
};

/**
 * Serves the stored certificate, and orders a new one after two thirds of its life. An order that fails is one sentence in
 * the log and tried again after a growing pause; the old certificate and plain http go on.
 */
export async function keepCertificate(parts: Parts): Promise<KeptCertificate> {
  const { settings, store, log, clock, onPair, roots } = parts;
  let current: KeyPair | null = null;
  let [failures, notBefore, isOrdering, isStopped] = [0, 0, false, false];

  const use = (files: { readonly cert: string; readonly key: string }): string | null => {
    const read = readKeyPair(files, { now: clock.now(), named, ...(roots && { roots }) });
    if (!read.ok) return read.error;
    current = read.value;
    onPair(current);
    log.info(
      { names: current.names, isPublic: current.isPublic },
      `https by ACME until ${dayOf(current.validTo)}`,
    );
    return null;
  };
  const fail = (sentence: string) => {
    if (isStopped) return;
    const pauseMs = Math.min(shortestPauseMs * 2 ** failures, longestPauseMs);
    failures += 1;
    notBefore = clock.now() + pauseMs;
    const rest =
      current === null
        ? 'Only plain http is served.'
        : `The certificate until ${dayOf(current.validTo)} stays.`;
    log.warn(`${sentence} ${rest} The next attempt is in ${pauseMs / 60_000} minutes.`);
  };
  const order = async () => {
    const accountKey = (await store.readAccountKey()) ?? (await createAccount(store));
    const pair = await orderCertificate(settings, { accountKey, answers: parts.answers });
    if (isStopped) return;
    const error = use(pair);
    if (error !== null) return fail(error);
    failures = 0;
    notBefore = clock.now() + shortestPauseMs;
    await store.writePair(pair).catch((problem: unknown) => {
      log.warn(`The new certificate is served, but only until the next start. ${words(problem)}`);
    });
  };
  const words = (error: unknown) => sentenceOf(error, { settings, now: clock.now() });
  const look = async () => {
    const now = clock.now();
    if (isOrdering || now < Math.max(notBefore, dueAt(current, settings.domain))) return;
    isOrdering = true;
    await order().catch((error: unknown) => fail(words(error)));
    isOrdering = false;
  };

  const stored = await store.readPair().catch(() => null);
  const problem = stored && use(stored);
  if (problem !== null) log.warn(`${problem} A new certificate will be ordered.`);
  const lookEveryMs = parts.lookEveryMs ?? usualLookMs;
  const timers: NodeJS.Timeout[] = [];
  return {
    current: () => current,
    start: () => {
      timers.push(setTimeout(() => void look(), Math.min(firstLookMs, lookEveryMs)));
      timers.push(setInterval(() => void look(), lookEveryMs));
      for (const timer of timers) timer.unref();
    },
    stop: () => {
      isStopped = true;
      for (const timer of timers) clearInterval(timer);
    },
  };
}

/** From when on a new certificate is ordered, ms since 1970. */
function dueAt(pair: KeyPair | null, domain: string): number {
  if (pair === null || !pair.names.includes(domain)) return 0;
  return pair.validFrom + (pair.validTo - pair.validFrom) * renewedAfter;
}

async function createAccount(store: CertificateStore): Promise<string> {
  const key = await createKey();
  await store.writeAccountKey(key);
  return key;
}
