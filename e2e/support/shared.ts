import { type Browser, chromium } from 'playwright-core';
import { inject } from 'vitest';

/** Shared by all files that run in one worker: a server whose data is never cleared, and a browser. */
export type World = {
  readonly server: SharedServer;
  /** Address at which the browser takes commands. */
  readonly browserUrl: string;
};

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
    readonly worlds: readonly World[];
  }
}

/** The world of this worker. */
export function ownWorld(): World {
  const worlds = inject('worlds');
  const world = worlds[(Number(process.env['VITEST_POOL_ID']) - 1) % worlds.length];
  if (world === undefined) throw new Error('share-worlds.ts has started nothing');
  return world;
}

let connected: Promise<Browser> | undefined;

/** The browser of this worker; all files of the worker use one connection. */
export function sharedBrowser(): Promise<Browser> {
  connected ??= chromium.connect(ownWorld().browserUrl);
  return connected;
}
