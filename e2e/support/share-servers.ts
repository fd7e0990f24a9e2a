import type { TestProject } from 'vitest/node';
import { type RunningServer, startServer } from '../../tools/testbed/server.ts';

/** Starts a server for each worker before the first file, and stops them after the last one. */
export async function setup({ provide, config }: TestProject): Promise<() => Promise<void>> {
  const servers = await Promise.all(Array.from({ length: config.maxWorkers }, () => startServer()));
  provide('servers', servers.map(placeOf));
  return async () => {
    await Promise.all(servers.map(({ stop }) => stop()));
  };
}

/** Only the values that a worker needs: they are sent to it as text. */
const placeOf = ({ url, dataDir }: RunningServer) => ({ url, dataDir, isShared: true }) as const;
