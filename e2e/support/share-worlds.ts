import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { type RunningServer, startServer } from '../../tools/testbed/server.ts';
import { browserSettings } from './browser.ts';
import type { World } from './worlds.ts';

type RunningWorld = World & { readonly stop: () => Promise<void> };

/** Starts a server and a browser for each worker before the first file, and stops them after the last one. */
export async function setup({ provide, config }: TestProject): Promise<() => Promise<void>> {
  const worlds = await Promise.all(Array.from({ length: config.maxWorkers }, startWorld));
  provide(
    'worlds',
    worlds.map(({ server, browserUrl }) => ({ server, browserUrl })),
  );
  return async () => {
    await Promise.all(worlds.map(({ stop }) => stop()));
  };
}

async function startWorld(): Promise<RunningWorld> {
  const [server, browser] = await Promise.all([startServer(), chromium.launchServer(browserSettings())]);
  return {
    server: placeOf(server),
    browserUrl: browser.wsEndpoint(),
    stop: async () => {
      await Promise.all([browser.close(), server.stop()]);
    },
  };
}

/** Only the values that a worker needs: they are sent to it as text. */
const placeOf = ({ url, dataDir }: RunningServer) => ({ url, dataDir, isShared: true }) as const;
