import { ensureServerBuilt } from '../../tools/lib/build-server.mjs';
import { nodeSettings, serverEnvironment } from '../../tools/lib/server-settings.mjs';
import { type RunningServer, startServer } from '../../tools/testbed/server.ts';

const repository = new URL('../..', import.meta.url).pathname.replace(/\/$/, '');

/** Starts the server as `npm start` does: built, with the same settings; on a free port and an empty data folder. */
export async function startBuiltServer(environment: NodeJS.ProcessEnv = {}): Promise<RunningServer> {
  const main = await ensureServerBuilt(repository);
  return startServer({ ...serverEnvironment(), ...environment }, [...nodeSettings, main]);
}
