import crypto from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { npmCommand } from '../lib/npm-command.mjs';
import { ownEnvironment, ownNode } from '../lib/project.mjs';
import { runVisibly } from '../lib/run.mjs';
import { runServer } from '../lib/run-server.mjs';
import { serverEnvironment } from '../lib/server-settings.mjs';
import { watchNpm } from '../lib/watch-npm.mjs';

/**
 * Runs a program of the package until it ends. If the installed Node is too old, npm installs once, into the user's cache
 * folder, the one that the project is tested with.
 * @param {URL} program @param {readonly string[]} args @throws {Error} one sentence, if npm fails
 */
export async function runProgram(program, args) {
  // `npx` may be killed: then the program ends, too, see end-with-starter.mjs.
  watchNpm(() => process.exit(1));
  // Passwords need argon2, which Node has from 24.7 on; with Node 20 the embedded database does not work either.
  const own = 'argon2' in crypto ? undefined : await ownFolder();
  runServer({
    node: own === undefined ? process.execPath : ownNode(own),
    main: fileURLToPath(program),
    args,
    env: serverEnvironment(own === undefined ? process.env : ownEnvironment(own)),
  });
}

/** The folder with the Node of the project, after its installation. */
async function ownFolder() {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const version = manifest.devDependencies.node;
  const cache = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
  const folder = join(cache, 'neundarter', `node-${version}`);
  await ensureNode(folder, version);
  return folder;
}

/** @param {string} folder @param {string} version */
async function ensureNode(folder, version) {
  // Written after the installation, so that an aborted one is repeated.
  const stamp = join(folder, 'node_modules/.neundarter-installed');
  if (existsSync(stamp)) return;
  console.log(`Node ${version} wird installiert, einmalig …`);
  mkdirSync(folder, { recursive: true });
  const options = ['--ignore-scripts=false', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await runVisibly(
    [...npmCommand(), 'install', '--prefix', folder, `node@${version}`, ...options],
    { cwd: folder },
  );
  if (code !== 0)
    throw new Error(
      `\`npm install node@${version}\` ist fehlgeschlagen (Code ${code}); die Gründe stehen darüber.`,
    );
  writeFileSync(stamp, '');
}
