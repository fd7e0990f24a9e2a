import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** The programs, each a file of this name in `dist`. */
const programs = {
  main: 'src/main.ts',
  // A process of its own, started by shrink-picture.ts.
  'shrink-in-process': 'src/platform/pictures/shrink-in-process.ts',
  // The same for draw-preview.ts.
  'draw-in-process': 'src/platform/previews/draw-in-process.ts',
  // The same for forecast-hall.ts.
  'forecast-in-process': 'src/calls/forecast/forecast-in-process.ts',
  // Commands of the package, see tools/package/command.mjs.
  backup: '../tools/backup.ts',
  admin: '../tools/admin.ts',
};

/**
 * The modules of the server and of all packages without binaries in a few files, because looking for a thousand files
 * takes longer than the rest of the start. What is imported at need has files of its own. Names stay as they are, so that
 * a stack in the log can be read.
 */
export default {
  root: folder,
  logLevel: 'warn',
  // The last two are optional binaries of ws.
  ssr: { noExternal: true, external: ['better-sqlite3', 'sharp', 'bufferutil', 'utf-8-validate'] },
  build: {
    ssr: true,
    outDir: `${folder}dist`,
    target: 'node24',
    rolldownOptions: {
      input: Object.fromEntries(
        Object.entries(programs).map(([name, path]) => [name, fileURLToPath(new URL(path, import.meta.url))]),
      ),
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        minify: { mangle: false, compress: false, codegen: { removeWhitespace: true } },
      },
    },
  },
};
