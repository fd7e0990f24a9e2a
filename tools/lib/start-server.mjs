import { ensureServerBuilt } from './build-server.mjs';
import { ensureWebBuilt } from './build-web.mjs';
import { ensureInstalled } from './install.mjs';
import { ownNode, projectRoot } from './project.mjs';
import { runServer } from './run-server.mjs';
import { serverEnvironment } from './server-settings.mjs';
import { watchNpm } from './watch-npm.mjs';

/**
 * Installs and builds what is missing, then becomes the server. Where a process cannot become another one, it runs the
 * server with the project's own Node until it ends.
 * @param {string[]} args passed on to the server
 * @param {{ isNeeded?: boolean }} [options] `isNeeded` if this process has other work while the server runs
 * @throws {Error} one sentence, if the installation or build fails
 */
export async function startServer(args, options = {}) {
  // The server notices that this process has ended, see end-with-starter.mjs.
  watchNpm(() => process.exit(1));
  await ensureInstalled(projectRoot);
  await ensureWebBuilt(projectRoot);
  const main = await ensureServerBuilt(projectRoot);
  process.chdir(projectRoot);
  runServer({ node: ownNode(projectRoot), main, args, env: serverEnvironment() }, options);
}
