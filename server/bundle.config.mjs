import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('dist', import.meta.url));

/** Packages with binaries, and those that most installations never load: they stay where npm put them. */
const external = [
  'better-sqlite3',
  'sharp',
  'pg',
  'redis',
  '@socket.io/redis-streams-adapter',
  'nodemailer',
  'qrcode',
  'pino',
  '@fastify/swagger',
  // Fastify would load them at the start; compile-at-need.ts loads the first one with the first call.
  '@fastify/ajv-compiler',
  '@fastify/fast-json-stringify-compiler',
  // Optional binaries of ws.
  'bufferutil',
  'utf-8-validate',
];

/** Modules find files beside them by their own address: each keeps the one that it has in the sources. */
const keepAddresses = {
  name: 'neundarter-keep-addresses',
  /** @param {string} code @param {string} id */
  transform: (code, id) => {
    if (!code.includes('import.meta.url')) return null;
    const address = `new URL(${JSON.stringify(relative(dist, id))}, import.meta.url).href`;
    return { code: code.replaceAll('import.meta.url', address), map: null };
  },
};

/**
 * The modules of the server and of most packages in a few files, because looking for a thousand files takes longer than
 * the rest of the start. Names stay as they are, so that a stack in the log can be read.
 */
export default {
  root: dirname(dist),
  logLevel: 'warn',
  plugins: [keepAddresses],
  ssr: { noExternal: true, external },
  build: {
    ssr: 'src/main.ts',
    outDir: dist,
    target: 'node24',
    rolldownOptions: {
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        minify: { mangle: false, compress: false, codegen: { removeWhitespace: true } },
      },
    },
  },
};
