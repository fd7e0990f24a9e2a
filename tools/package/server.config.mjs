import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

// How the package gets its server: one folder of JavaScript with all libraries that have no binaries.

const root = fileURLToPath(new URL('../..', import.meta.url));

const server = join(root, 'server/src');
/** The programs of the package; the names of their files stand in command.mjs. */
const programs = {
  main: join(server, 'main.ts'),
  'shrink-in-process': join(server, 'platform/pictures/shrink-in-process.ts'),
  backup: join(root, 'tools/backup.ts'),
  admin: join(root, 'tools/admin.ts'),
};

/**
 * Places where the server finds something in the checkout that lies elsewhere in the package: the file, what it says, and
 * what the package needs.
 */
const replacements = [
  // A process of its own lies beside the code that starts it.
  ['/shrink-picture.ts', './shrink-in-process.ts', './shrink-in-process.js'],
  // The library is bundled, too.
  [
    '/compile-at-need.ts',
    "createRequire(here.resolve('fastify'))('@fastify/ajv-compiler')",
    "require('@fastify/ajv-compiler')",
  ],
];

/** @returns {import('vite').Plugin} */
const replacePlaces = () => ({
  name: 'neundarter-replace-places',
  enforce: 'pre',
  transform(code, id) {
    const [, from = '', to = ''] = replacements.find(([file = '']) => id.endsWith(file)) ?? [];
    if (from === '') return null;
    if (!code.includes(from)) this.error(`${id} does not contain ${from} any more`);
    return code.replace(from, to);
  },
});

export default defineConfig({
  root,
  logLevel: 'warn',
  plugins: [replacePlaces()],
  ssr: { noExternal: true, external: ['better-sqlite3', 'sharp', 'bufferutil', 'utf-8-validate'] },
  build: {
    ssr: true,
    target: 'node24',
    outDir: join(root, 'dist/server/src'),
    copyPublicDir: false,
    rolldownOptions: {
      input: programs,
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
