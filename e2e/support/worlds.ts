import { type Browser, chromium } from 'playwright-core';
import { inject } from 'vitest';

/** What all files share that run in one worker after another: a server whose data nobody clears, and a browser. */
export type World = {
  readonly server: SharedServer;
  /** Where the browser takes commands. */
  readonly browserUrl: string;
};

/** Lives on when a file is done: no test may end it, and every test makes users and matches of its own. */
export type SharedServer = {
  readonly url: string;
  /** Where it keeps its data, and mails that nobody sends. */
  readonly dataDir: string;
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

/** The browser of this worker; files that run one after another in the worker use one connection. */
export function sharedBrowser(): Promise<Browser> {
  connected ??= chromium.connect(ownWorld().browserUrl);
  return connected;
}
