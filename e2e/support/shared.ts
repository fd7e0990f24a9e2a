import type { Browser } from 'playwright-core';
import { inject } from 'vitest';
import { launchBrowser } from './browser.ts';

/** Runs on after a file: no test may stop it, and every test creates its own users and matches. */
export type SharedServer = {
  readonly url: string;
  /** Folder with its data and with the mails, which are not sent. */
  readonly dataDir: string;
  /** Whether other tests use it, too; servers that a file starts for itself have no such mark. */
  readonly isShared?: true;
};

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker. */
    readonly servers: readonly SharedServer[];
  }
}

/** The server of this worker; its data is never cleared. */
export function sharedServer(): SharedServer {
  const servers = inject('servers');
  const server = servers[(Number(process.env['VITEST_POOL_ID']) - 1) % servers.length];
  if (server === undefined) throw new Error('share-servers.ts has started nothing');
  return server;
}

let launched: Promise<Browser> | undefined;

/**
 * The browser of this worker, for all of its files. It ends with the worker. A browser of another process would cost a tenth
 * of the processor time of all tests, because every message to it would be passed on.
 */
export function sharedBrowser(): Promise<Browser> {
  launched ??= launchBrowser();
  return launched;
}
