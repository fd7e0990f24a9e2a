import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const worthwhile = /\.(js|css|html|svg|json|webmanifest)$/;
/** Smaller files fit into one network packet anyway. Bytes. */
const minBytes = 1024;

const compressors = [
  ['.gz', (/** @type {Buffer} */ bytes) => promisify(gzip)(bytes, { level: 9 })],
  [
    '.br',
    (/** @type {Buffer} */ bytes) =>
      promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  ],
];

/** Writes `.gz` and `.br` beside every text file of a folder, once per build instead of at every request. */
async function precompressFolder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && worthwhile.test(entry.name));
  await Promise.all(files.map((file) => precompressFile(join(file.parentPath, file.name))));
}

async function precompressFile(path) {
  const bytes = await readFile(path);
  if (bytes.length < minBytes) return;
  for (const [ending, compress] of compressors) await writeFile(path + ending, await compress(bytes));
}

/** Vite plugin: compresses all files after the build has written them (the service worker too). */
export function precompress() {
  let folder = 'dist';
  return {
    name: 'neundarter-precompress',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: { sequential: true, order: 'post', handler: () => precompressFolder(folder) },
  };
}
