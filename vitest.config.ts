import { statfsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/**
 * One project per workspace, so that `npm test -- rules server` runs just those. Machines of two cores are the
 * measure: two workers. The browser tests run after everything else, and after them, one at a time, the files
 * that measure time.
 * The hooks of server and browser tests start databases, servers and browsers: they may take long. Tests may
 * not hang for ever, hence one generous limit, which is no measure of speed.
 */
const hangsMs = 60_000;
const startsMs = 120_000;

const memoryFolder = '/dev/shm';
/** Free memory that the databases of the server tests may need at most, in bytes. */
const roomBytes = 2 * 1024 ** 3;

/** Environment that puts temporary files into memory if there is room, because commits wait for a disk. */
function inMemory(): { readonly TMPDIR?: string } {
  try {
    const { bavail, bsize } = statfsSync(memoryFolder);
    return bavail * bsize >= roomBytes ? { TMPDIR: memoryFolder } : {};
  } catch {
    return {};
  }
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    passWithNoTests: false,
    projects: [
      { test: { name: 'rules', include: ['rules/src/**/*.test.ts'], testTimeout: hangsMs } },
      { test: { name: 'contract', include: ['contract/src/**/*.test.ts'], testTimeout: hangsMs } },
      {
        test: {
          name: 'tools',
          include: ['tools/**/*.test.{mjs,ts}'],
          pool: 'forks',
          testTimeout: hangsMs,
          hookTimeout: startsMs,
        },
      },
      {
        test: { name: 'bench', include: ['bench/**/*.test.ts'], testTimeout: hangsMs, hookTimeout: startsMs },
      },
      {
        test: {
          name: 'web',
          root: 'web',
          environment: 'jsdom',
          // jsdom is created once per worker instead of once per file, which takes half of the time away.
          pool: 'vmThreads',
          include: ['src/**/*.test.{ts,tsx}'],
          // As main.tsx does a moment after the first page.
          setupFiles: ['src/text/rare-errors.ts'],
          testTimeout: hangsMs,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/{src,test}/**/*.test.ts'],
          pool: 'forks',
          // Files of one worker share the code of the server: loading it takes a fifth of the time of a file.
          isolate: false,
          env: inMemory(),
          testTimeout: hangsMs,
          hookTimeout: startsMs,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/specs/**/*.test.ts'],
          pool: 'forks',
          // Files of one worker share its browser and its server, which share-servers.ts starts.
          isolate: false,
          // The third one works while the others wait for a page.
          maxWorkers: 3,
          globalSetup: ['e2e/support/share-servers.ts'],
          sequence: { groupOrder: 1 },
          testTimeout: startsMs,
          hookTimeout: startsMs,
        },
      },
      {
        test: {
          name: 'e2e-measured',
          include: ['e2e/measured/**/*.test.ts'],
          pool: 'forks',
          maxWorkers: 1,
          globalSetup: ['e2e/support/share-servers.ts'],
          sequence: { groupOrder: 2 },
          testTimeout: startsMs,
          hookTimeout: startsMs,
        },
      },
    ],
  },
});
