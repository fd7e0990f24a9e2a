import { apiBasePath } from '@neundarter/contract/limits';
import { guestToken, matchTurns, Scorer, startMatch } from '../lib/api.ts';
import { startBareServer } from '../lib/bare-server.ts';
import { runChild } from '../lib/child.ts';
import { atLeast, median, perSecond, type Row } from '../lib/figures.ts';
import { startBuiltServer } from '../lib/start-built-server.ts';
import type { ReadersInput, ReadersResult } from '../load/readers.ts';

const rounds = 3;
const load = { connections: 20, seconds: 3 };

/** Reads of a standing, compared with a bare HTTP server that answers the same bytes. */
export async function measureReads(): Promise<readonly Row[]> {
  const server = await startBuiltServer();
  const scorer = await Scorer.signIn(server.port, await guestToken(server.port));
  const { id, players } = await startMatch(scorer);
  for (const { party, score } of matchTurns.slice(0, 8)) {
    await scorer.call('POST', `/matches/${id}/throw`, { playerId: players[party], score });
  }
  const path = `${apiBasePath}/matches/${id}/standing`;
  const bare = await startBareServer(String(await scorer.call('GET', `/matches/${id}/standing`)));
  const measured: number[] = [];
  const baseline: number[] = [];
  const read = async (port: number) => {
    const input: ReadersInput = { port, path, ...load };
    return (await runChild<ReadersResult>('readers', input)).readsPerSecond;
  };
  for (let round = 0; round < rounds; round += 1) {
    measured.push(await read(server.port));
    baseline.push(await read(bare.port));
  }
  scorer.close();
  await bare.stop();
  await server.stop();
  return [
    atLeast(0.7, {
      what: 'standing reads, 20 connections',
      measured: perSecond(median(measured)),
      baseline: `${perSecond(median(baseline))} bare HTTP server, same bytes`,
      ratio: median(measured) / median(baseline),
    }),
  ];
}
