import crypto from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { ownEnvironment } from '../lib/project.mjs';
import { canBecome, runServer } from '../lib/run-server.mjs';
import { serverEnvironment } from '../lib/server-settings.mjs';
import { watchNpm } from '../lib/watch-npm.mjs';
import { ensureOwnNode } from './own-node.mjs';

/**
 * Runs a program of the package until it ends, with the Node that the project is tested with if the installed one is too old.
 * @param {URL} program @param {readonly string[]} args @throws {Error} one sentence, if npm fails
 */
export async function runProgram(program, args) {
  // `npx` may be killed: then the program ends, too, see end-with-starter.mjs.
  watchNpm(() => process.exit(1));
  // Passwords need argon2, which Node has from 24.7 on; with Node 20 the embedded database does not work either.
  const own = 'argon2' in crypto ? undefined : await ensureOwnNode();
  if (isServer(program, args))
    for (const sentence of whatStays({ isByNpx: process.env.npm_command === 'exec', canBecome: canBecome() }))
      console.log(sentence);
  runServer({
    node: own === undefined ? process.execPath : own.node,
    main: fileURLToPath(program),
    args,
    env: serverEnvironment(own === undefined ? process.env : ownEnvironment(own.folder)),
  });
}

/** @param {URL} program @param {readonly string[]} args */
const isServer = (program, args) => program.pathname.endsWith('/main.js') && args.length === 0;

/**
 * What stays in memory beside the server, in sentences for the terminal.
 * @param {{ isByNpx: boolean, canBecome: boolean }} start @returns {readonly string[]}
 */
export function whatStays({ isByNpx, canBecome }) {
  const npm =
    'Solange der Server läuft, bleibt npm daneben im Speicher (etwa 150 MB). Ohne npm: `npm install --global` mit diesem ' +
    'Paket, danach nur `neundarter`. (npm stays in memory beside the server; the installed command does not need it.)';
  const node =
    `Auch Node ${process.version} bleibt daneben (etwa 20 MB): Seinen Prozess abgeben kann Node erst ab 22.15. ` +
    '(So does this Node, which cannot hand its process over.)';
  return [...(isByNpx ? [npm] : []), ...(canBecome ? [] : [node])];
}
