import { runChild } from '../lib/child.ts';
import { megabytes, type Row, shown } from '../lib/figures.ts';
import { residentBytes } from '../lib/resident-bytes.ts';
import { startBuiltServer } from '../lib/start-built-server.ts';
import type { CrowdInput } from '../load/crowd.ts';

/** Memory with 200 running matches and 2,000 spectators, compared with the same process when idle. */
export async function measureMemory(): Promise<readonly Row[]> {
  const server = await startBuiltServer();
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
