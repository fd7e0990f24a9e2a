import { readFileSync } from 'node:fs';
import { completeConfig } from '@neundarter/rules/match/config';
import { movesOf, replayMatch } from '@neundarter/rules/match/replay';
import type { MatchSetup, Move } from '@neundarter/rules/match/types';
import { median, perSecond, type Row, shown } from '../lib/figures.ts';

const rounds = 9;

/** One recorded match as moves. */
function recordedMoves(): { setup: MatchSetup; moves: readonly Move[] } {
  const file = new URL('../../rules/test-data/real-turns.csv', import.meta.url);
  const rows = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))
    .filter(([matchId]) => matchId === '12203948');
  const guest = (id: string) => ({ type: 'single', player: { type: 'guest', id, name: id } }) as const;
  const moves = rows.map(
    (row, index): Move => ({
      kind: 'throw',
      newThrow: {
        id: `${index}`,
        playerId: row[3] ?? '',
        score: Number(row[9]),
        dartsThrown: Number(row[10]),
        attemptsOnDouble: Number(row[11]),
        timeStamp: index,
      },
    }),
  );
  const config = completeConfig({ legsToWinSet: 10 });
  return {
    setup: { id: 'bench', parties: [guest('home'), guest('away')], config },
    moves: [{ kind: 'start', at: 0 }, ...moves],
  };
}

/** Repeats the work for at least 300 ms; returns the number of runs per second. */
function rate(work: () => void): number {
  let times = 0;
  const startedAt = performance.now();
  while (performance.now() - startedAt < 300) {
    work();
    times += 1;
  }
  return (times * 1000) / (performance.now() - startedAt);
}

/** Replay of a recorded match by the rules, compared with parsing the same moves from JSON. */
export async function measureRulesReplay(): Promise<readonly Row[]> {
  const { setup, moves } = recordedMoves();
  const json = JSON.stringify(moves);
  const folded = replayMatch(setup, moves);
  if (!folded.ok || folded.value.status !== 'finished') throw new Error('the recorded match does not replay');
  if (movesOf(folded.value).length !== moves.length) throw new Error('moves were lost');
  const replays: number[] = [];
  const parses: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    replays.push(rate(() => replayMatch(setup, moves)) * moves.length);
    parses.push(rate(() => JSON.parse(json)) * moves.length);
  }
  return [
    shown({
      what: 'replay of a match in the rules, turns',
      measured: perSecond(median(replays)),
      baseline: `${perSecond(median(parses))} JSON.parse of the same turns`,
      ratio: median(replays) / median(parses),
    }),
  ];
}
