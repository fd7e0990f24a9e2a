import { join } from 'node:path';
import { fingerprint, quickPrint, readStamp, writeStamp } from './fingerprint.mjs';
import { ownEnvironment, ownNode } from './project.mjs';
import { runQuietly } from './run.mjs';

/**
 * What Vite builds: the folder of its settings and their file, the files and folders below the root that affect the
 * build, the built thing with its article (German), and what is called before and after a build.
 * @typedef {{
 *   folder: string, config: string, sources: readonly string[], thing: string,
 *   onStart?: () => void, onEnd?: (tookMs: number) => void,
 * }} Build
 */

/**
 * Runs Vite if `dist` in the folder was not built from these sources. The stamp is inside `dist`, which the build empties
 * first, so an aborted build leaves no stamp.
 * @param {string} root @param {Build} build @throws {Error} with the whole output of the build, if it fails
 */
export async function ensureBuilt(root, { folder, config, sources, thing, onStart, onEnd }) {
  const stampFile = join(root, folder, 'dist/.build-stamp');
  const [builtFrom, builtQuick] = readStamp(stampFile)?.split('\n') ?? [];
  // Reading names, sizes and times takes a fifth of the time of reading all contents.
  const quick = quickPrint(root, sources);
  if (builtQuick === quick) return;
  const wanted = fingerprint(root, sources);
  if (builtFrom !== wanted) {
    const startedAt = performance.now();
    onStart?.();
    await runVite(root, { folder, config, thing });
    onEnd?.(performance.now() - startedAt);
  }
  writeStamp(stampFile, `${wanted}\n${quick}`);
}

/** @param {string} root @param {Pick<Build, 'folder' | 'config' | 'thing'>} build */
async function runVite(root, { folder, config, thing }) {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { code, output } = await runQuietly([ownNode(root), vite, 'build', '--config', config], {
    cwd: join(root, folder),
    env: ownEnvironment(root, { NODE_ENV: 'production' }),
  });
  if (code !== 0) throw new Error(`${output}\n${thing} ließ sich nicht bauen; der Grund steht darüber.`);
}
