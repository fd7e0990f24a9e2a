import type { Server as HttpServer } from 'node:http';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { answerBoth } from './answer-both.ts';
import type { OwnAuthority } from './authority/own-authority.ts';
import { readCertificateFiles } from './certificate-files.ts';
import type { KeyPair } from './key-pair.ts';
import { listenAlso } from './listen-also.ts';

/** What others need to know about the certificate that is served. */
export type Certificate = {
  /** Its names, without those that contain a `*`. */
  readonly names: readonly string[];
  /** The first and the last moment at which it is valid, ms since 1970. */
  readonly validFrom: number;
  readonly validTo: number;
};

export type Tls = {
  /** The certificate that is served, also if it has ended meanwhile; null without one. */
  readonly certificate: () => Certificate | null;
  /** The names under which every browser trusts this server now; empty without a public certificate that is valid. */
  readonly publicNames: () => readonly string[];
  /** The hall's own authority, on a server without a certificate of the operator. */
  readonly authority?: OwnAuthority;
  /** Opens the further ports. Rejects with the error of the port that cannot be opened. */
  readonly listen: () => Promise<void>;
  /** Stops looking after the certificate, closes the further ports and the connections that the http server does not know. */
  readonly close: () => void;
};

/** Where connections come from. */
export type TlsPlace = {
  /** Address to listen on; null for every address of the machine. */
  readonly host: string | null;
  /** Further ports; all of them answer http and https. */
  readonly ports: readonly number[];
};

type TlsFiles = { readonly certFile: string; readonly keyFile: string };

export type TlsParts = {
  readonly log: Log;
  readonly clock: Clock;
  /** Certificates that browsers trust, as PEM; by default those that everybody has. */
  readonly roots?: readonly string[] | undefined;
  /** Time between two looks at the files, or whether a certificate is due, in ms. */
  readonly lookEveryMs?: number | undefined;
};

/** Lets a server answer https with the certificate of the operator. Its module is loaded only where one is configured. */
export async function openTls(
  server: HttpServer,
  settings: TlsPlace & TlsFiles,
  parts: TlsParts,
): Promise<Tls> {
  const both = answerBoth(server);
  const files = await readCertificateFiles({ ...settings, ...parts, onPair: both.usePair });
  return serveTls(both, { place: settings, clock: parts.clock, source: files });
}

type Serving = {
  readonly place: TlsPlace;
  readonly clock: Clock;
  /** Where the certificate comes from. */
  readonly source: {
    readonly current: () => KeyPair | null;
    /** Called as soon as all ports are open. */
    readonly start?: () => void;
    readonly stop: () => void;
  };
};

/** The ports and the certificate of a server that answers both protocols. */
export function serveTls(both: ReturnType<typeof answerBoth>, { place, clock, source }: Serving): Tls {
  const further = listenAlso(place, both.accept);
  return {
    certificate: source.current,
    publicNames: () => {
      const pair = source.current();
      const now = clock.now();
      const isTrusted = pair?.isPublic === true && pair.validFrom <= now && now < pair.validTo;
      return isTrusted ? pair.names : [];
    },
    listen: async () => {
      await further.open();
      source.start?.();
    },
    close: () => {
      source.stop();
      further.close();
      both.close();
    },
  };
}
