import { readFileSync } from 'node:fs';
import { startServer } from '../../tools/testbed/server.ts';
import { runChild } from '../lib/child.ts';
import { megabytes, type Row, shown } from '../lib/figures.ts';
import type { CrowdInput } from '../load/crowd.ts';

/** Resident memory of a process in bytes (Linux). */
function residentBytes(pid: number): number {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1] ?? Number.NaN) * 1024;
}

/** Memory with 200 running matches and 2,000 spectators, compared with the same process when idle. */
export async function measureMemory(): Promise<readonly Row[]> {
  const server = await startServer();
  const idle = residentBytes(server.pid);
  const { peakBytes } = await runChild<{ peakBytes: number }>('crowd', {
    port: server.port,
    pid: server.pid,
    matches: 200,
    spectators: 2000,
  } satisfies CrowdInput);
  await server.stop();
  return [
    shown({
      what: 'memory with 200 running matches and 2000 spectators',
      measured: megabytes(peakBytes),
      baseline: `${megabytes(idle)} the same process, idle`,
      ratio: peakBytes / idle,
    }),
  ];
}
