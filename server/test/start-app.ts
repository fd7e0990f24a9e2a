import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appVersion } from '@neundarter/contract/limits';
import { type App, createApp } from '../src/app.ts';
import type { AppParts } from '../src/app-parts.ts';
import type { Database } from '../src/platform/db/database.ts';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { createLog } from '../src/platform/log.ts';
import type { WrittenMail } from '../src/platform/mail/mail.ts';

export type TestApp = App & {
  readonly db: Database;
  /** Address of the server, without a slash at the end. */
  readonly url: string;
  /** Lines of the log so far. */
  readonly logLines: readonly string[];
  /** Mails sent so far. */
  readonly mails: readonly WrittenMail[];
  /** The clock of the app; set it to change the time. */
  readonly clock: { time: number | null };
  /** Names of the calls with a limit of their own, in one text; null for the usual ones. */
  readonly limited: string | null;
};

export type TestAppOptions = Partial<Omit<AppParts, 'config' | 'clock' | 'log'>> & {
  readonly config?: Partial<AppParts['config']>;
  /** Listens on its own port, for sockets and raw connections; otherwise only `http.inject` works. */
  readonly listens?: boolean;
};

/** The whole server in this process, by default with its own embedded database. Close it at the end. */
export async function startApp({ config, listens, ...parts }: TestAppOptions = {}): Promise<TestApp> {
  const folder = await mkdtemp(join(tmpdir(), 'neundarter-app-'));
  const db = parts.db ?? (await openDatabase({ databaseUrl: undefined, dataDir: folder }));
  const logLines: string[] = [];
  const mails: WrittenMail[] = [];
  const clock = { time: null as number | null };
  const app = await createApp({
    log: createLog('info', { write: (line: string) => void logLines.push(line) }),
    version: appVersion,
    callLimits: null,
    webFolder: join(folder, 'no-web-app'),
    address: () => config?.publicUrl ?? 'http://localhost',
    mailTransport: {
      send: async (mail) => void mails.push(mail),
      close: () => undefined,
    },
    ...parts,
    db,
    clock: { now: () => clock.time ?? Date.now() },
    config: {
      publicUrl: null,
      redisUrl: null,
      tokenSecret: null,
      dataDir: folder,
      smtpUrl: null,
      mailFrom: 'Neundarter <neundarter@localhost>',
      adminEmail: null,
      trustedProxies: ['127.0.0.0/8', '::1/128'],
      metricsToken: null,
      ...config,
    },
  });
  const url = listens ? await app.http.listen({ port: 0, host: '127.0.0.1' }) : 'http://not.listening';
  const close = async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  };
  const limited = parts.rateLimits === undefined ? null : Object.keys(parts.rateLimits).join();
  return { ...app, close, db, url, logLines, mails, clock, limited };
}
