import { ensureServerBuilt } from '../../tools/lib/build-server.mjs';
import { nodeSettings, serverEnvironment } from '../../tools/lib/server-settings.mjs';
import { type RunningServer, startServer } from '../../tools/testbed/server.ts';

const repository = new URL('../..', import.meta.url).pathname.replace(/\/$/, '');

/** Arguments of Node for the built server, as `npm start` passes them. */
export const builtProgram = async (): Promise<readonly string[]> => [
  ...nodeSettings,
  await ensureServerBuilt(repository),
];

/** Starts the server as `npm start` does: built, with the same settings; on a free port and an empty data folder. */
export async function startBuiltServer(environment: NodeJS.ProcessEnv = {}): Promise<RunningServer> {
  return startServer({ ...serverEnvironment(), ...environment }, await builtProgram());
}
