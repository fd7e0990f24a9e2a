import { startBareServer } from '../lib/bare-server.ts';
import { runChild } from '../lib/child.ts';
import { atMost, median, milliseconds, type Row } from '../lib/figures.ts';
import { startBuiltServer } from '../lib/start-built-server.ts';
import type { SpectatorsInput, SpectatorsResult } from '../load/spectators.ts';

const rounds = 15;

/**
 * Time until one turn reaches the last of many spectators, compared with a bare WebSocket server and the same bytes.
 */
export async function measureFanOut(): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const spectators of [1000, 5000]) {
    const server = await startBuiltServer();
    const live = await runChild<SpectatorsResult>('spectators', {
      kind: 'live-channel',
      port: server.port,
      spectators,
      rounds,
    } satisfies SpectatorsInput);
    await server.stop();
    const bareServer = await startBareServer('');
    const bare = await runChild<SpectatorsResult>('spectators', {
      kind: 'bare',
      port: bareServer.port,
      spectators,
      rounds,
      message: live.message,
    } satisfies SpectatorsInput);
    await bareServer.stop();
    rows.push(
      atMost(1.5, {
        what: `one turn to ${spectators} spectators, last one served`,
        measured: milliseconds(median(live.lastServedMs)),
        baseline: `${milliseconds(median(bare.lastServedMs))} bare ws server, same bytes`,
        ratio: median(live.lastServedMs) / median(bare.lastServedMs),
      }),
    );
  }
  return rows;
}
