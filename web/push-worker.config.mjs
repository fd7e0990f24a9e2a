import { resolve } from 'node:path';
import { build } from 'vite';

const entry = 'virtual:push-worker';

/** Makes the part of the service worker that shows push messages: one file without imports, which the worker loads. */
export function pushWorker() {
  let config;
  return {
    name: 'neundarter-push-worker',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    closeBundle: {
      sequential: true,
      order: 'pre',
      handler: () =>
        build({
          root: config.root,
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          plugins: [
            {
              name: entry,
              resolveId: (id) => (id === entry ? `\0${entry}` : null),
              load: (id) =>
                id === `\0${entry}`
                  ? `import { handlePushes } from ${JSON.stringify(resolve(config.root, 'src/push-worker.ts'))}; handlePushes(self);`
                  : null,
            },
          ],
          build: {
            outDir: config.build.outDir,
            emptyOutDir: false,
            copyPublicDir: false,
            rolldownOptions: {
              input: entry,
              output: { format: 'iife', entryFileNames: 'push-worker.js' },
            },
          },
        }),
    },
  };
}
