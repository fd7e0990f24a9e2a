import type { Server as HttpServer } from 'node:http';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { answerBoth } from './answer-both.ts';
import { readCertificateFiles } from './certificate-files.ts';
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
  /** Opens the further ports. Rejects with the error of the port that cannot be opened. */
  readonly listen: () => Promise<void>;
  /** Stops reading the files, closes the further ports and the connections that the http server does not know. */
  readonly close: () => void;
};

type TlsSettings = {
  readonly certFile: string;
  readonly keyFile: string;
  /** Address to listen on; null for every address of the machine. */
  readonly host: string | null;
  /** Further ports; all of them answer http and https. */
  readonly ports: readonly number[];
};

type Parts = {
  readonly log: Log;
  readonly clock: Clock;
  /** Certificates that browsers trust, as PEM; by default those that everybody has. */
  readonly roots?: readonly string[];
  /** Time between two looks at the files, in ms. */
  readonly lookEveryMs?: number;
};

/** Lets a server answer https with the certificate of the operator. Its module is loaded only where one is configured. */
export async function openTls(server: HttpServer, settings: TlsSettings, parts: Parts): Promise<Tls> {
  const both = answerBoth(server);
  const files = await readCertificateFiles({ ...settings, ...parts, onPair: both.usePair });
  const further = listenAlso(settings, both.accept);
  return {
    certificate: files.current,
    publicNames: () => {
      const pair = files.current();
      const now = parts.clock.now();
      const isTrusted = pair?.isPublic === true && pair.validFrom <= now && now < pair.validTo;
      return isTrusted ? pair.names : [];
    },
    listen: further.open,
    close: () => {
      files.stop();
      further.close();
      both.close();
    },
  };
}
