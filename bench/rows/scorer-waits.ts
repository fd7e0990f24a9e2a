import { runChild } from '../lib/child.ts';
import { atMost, median, milliseconds, type Row, shown } from '../lib/figures.ts';
import { startBuiltServer } from '../lib/start-built-server.ts';
import type { ScorerWaitsInput, ScorerWaitsResult } from '../load/scorer-waits.ts';

const rounds = 3;
const turns = 40;
const crowds = [500, 2000, 5000];

/** How much longer a scorer may wait because of a crowd. */
const aim = 1.3;

/** The wait for a turn's answer without spectators, with a crowd, and in another match while the crowd is served. */
export async function measureScorerWaits(): Promise<readonly Row[]> {
  const server = await startBuiltServer();
  const waits = new Map<number, ScorerWaitsResult[]>([0, ...crowds].map((crowd) => [crowd, []]));
  // The first turns also compile the server's code.
  await runChild('scorer-waits', { port: server.port, spectators: 0, turns } satisfies ScorerWaitsInput);
  // Rounds alternate, so that a slow moment of the machine affects all crowds.
  for (let round = 0; round < rounds; round += 1)
    for (const [spectators, results] of waits)
      results.push(
        await runChild('scorer-waits', { port: server.port, spectators, turns } satisfies ScorerWaitsInput),
      );
  await server.stop();
  const middle = (crowd: number, of: keyof ScorerWaitsResult) =>
    median((waits.get(crowd) ?? []).flatMap((result) => result[of]));
  return crowds.flatMap((crowd) => {
    const watched = rowOf(
      `a scorer's wait with ${crowd} spectators`,
      middle(crowd, 'watchedMs'),
      middle(0, 'watchedMs'),
    );
    return [
      crowd === 500 ? shown(watched) : atMost(aim, watched),
      shown(
        rowOf(
          `a scorer's wait in another match while ${crowd} spectators are served`,
          middle(crowd, 'otherMs'),
          middle(0, 'otherMs'),
        ),
      ),
    ];
  });
}

const rowOf = (what: string, withCrowd: number, without: number) => ({
  what,
  measured: milliseconds(withCrowd),
  baseline: `${milliseconds(without)} with 0 spectators`,
  ratio: withCrowd / without,
});
