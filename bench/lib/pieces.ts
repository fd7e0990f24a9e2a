import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { newId } from './api.ts';

/** How long the main thread of a server works in one piece, without letting others work. */
export type Pieces = {
  /** Environment with which the server has to be started. */
  readonly environment: NodeJS.ProcessEnv;
  /** The longest piece since the last call, in ms of processor time. @param pid of the server */
  readonly longest: (pid: number) => Promise<number>;
};

/** Measures a server by a probe within its process, whose clock counts only its own work. */
export function probePieces(): Pieces {
  const file = join(tmpdir(), `neundarter-pieces-${newId()}`);
  const probe = new URL('../load/probe-pieces.ts', import.meta.url).href;
  return {
    environment: { NODE_OPTIONS: `--import ${probe}`, PIECES_FILE: file },
    longest: async (pid) => {
      // The last piece ends with the next look of the probe.
      await wait(20);
      process.kill(pid, 'SIGUSR2');
      for (;;) {
        const text = await readFile(file, 'utf8').catch(() => null);
        if (text !== null) {
          await rm(file);
          return Number(text);
        }
        await wait(5);
      }
    },
  };
}
