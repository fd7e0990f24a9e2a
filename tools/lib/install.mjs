import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exists, fingerprint, readStamp, writeStamp } from './fingerprint.mjs';
import { npmCommand } from './npm-command.mjs';
import { ownNode, seconds } from './project.mjs';
import { runQuietly, runVisibly } from './run.mjs';

const folders = ['.', 'rules', 'contract', 'server', 'web', 'e2e', 'bench'];

/** The fields of a package.json that affect the installation; a new script or description does not. */
const fields = [
  'workspaces',
  'allowScripts',
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'overrides',
];

/**
 * Installs from the lockfile if nothing is installed, or if the installation differs: another lockfile, another
 * processor, an incomplete installation. Otherwise it does nothing, in a few milliseconds.
 * @param {string} root @throws {Error} one sentence, if npm fails
 */
export async function ensureInstalled(root) {
  if (isInstalled(root)) return;
  const startedAt = performance.now();
  console.log('Pakete werden installiert (npm ci) …');
  // better-sqlite3 brings its binaries, but npm would compile it anew, which needs Python and a compiler.
  await npm(root, ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
  // The package `node` gets its binary by its install script.
  await npm(root, ['rebuild', 'node', '--ignore-scripts=false', '--loglevel=error']);
  if (!(await nodeRuns(root))) throw new Error(nodeMissing);
  writeStamp(stampFileOf(root), installFingerprint(root));
  console.log(`Pakete sind installiert (${seconds(performance.now() - startedAt)}).`);
}

/** Whether the installation fits this checkout. @param {string} root */
export function isInstalled(root) {
  return readStamp(stampFileOf(root)) === installFingerprint(root) && exists(ownNode(root));
}

/** @param {string} root */
function stampFileOf(root) {
  return join(root, 'node_modules', '.neundarter-install');
}

/**
 * Stamp of an installation of this checkout on this machine.
 * @param {string} root @returns {string} one line
 */
function installFingerprint(root) {
  const manifests = folders.map((folder) => readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const wishes = manifests.map((text) => {
    const manifest = JSON.parse(text);
    return fields.map((field) => manifest[field] ?? null);
  });
  const hash = createHash('sha256')
    .update(JSON.stringify(wishes))
    .update(fingerprint(root, ['package-lock.json']));
  return `${hash.digest('hex')} ${process.platform}-${process.arch}`;
}

const nodeMissing =
  'Das mitgebrachte Node 24 fehlt oder läuft hier nicht: Bitte prüfen, ob `npm rebuild node --ignore-scripts=false` gelingt, dann noch einmal versuchen.';

/** Whether the project's own Node runs on this machine. @param {string} root */
async function nodeRuns(root) {
  return (await runQuietly([ownNode(root), '--version'])).code === 0;
}

/** @param {string} root @param {string[]} args */
async function npm(root, args) {
  const env = { ...process.env, NODE_ENV: 'development' };
  const code = await runVisibly([...npmCommand(), ...args], { cwd: root, env });
  if (code !== 0)
    throw new Error(`\`npm ${args[0]}\` ist fehlgeschlagen (Code ${code}); die Gründe stehen darüber.`);
}
