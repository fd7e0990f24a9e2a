import { describe, expect, it } from 'vitest';
import { type RealResult, readTournamentData } from '../../../test-support/real-tables.ts';
import { nameOf, resultRow } from '../../../test-support/tournaments.ts';
import { planTournament } from '../plan/plan.ts';
import { defaultTournamentConfig } from '../plan/tournament-config.ts';
import { advance } from './advance.ts';
import type { LogRow } from './log.ts';

type Night = {
  readonly QF: readonly RealResult[];
  readonly SF: readonly RealResult[];
  readonly F: readonly RealResult[];
};
type PremierLeague = {
  readonly pointsConfig: { readonly win: number; readonly final: number; readonly 'semi-final': number };
  readonly nights: { readonly [night: string]: Night };
  readonly tables: { readonly after2: { readonly [player: string]: number } };
};

const { nights, tables, pointsConfig } = readTournamentData<PremierLeague>(
  'premier-league-2025-nights-1-2.json',
);

/** The slots of the bracket are 1 8 4 5 2 7 3 6: the seeds of the players of the quarter-finals, from top to bottom. */
const seedsBySlot = [1, 8, 4, 5, 2, 7, 3, 6];

/** Quarter-finals in the order in which their winners meet. */
const drawOf = ({ QF, SF }: Night): readonly RealResult[] =>
  SF.flatMap((semi) => [semi.a, semi.b].flatMap((name) => QF.filter(({ a, b }) => a === name || b === name)));

const playNight = (night: Night) => {
  const players = drawOf(night).flatMap(({ a, b }) => [a, b]);
  const entrants = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => players[seedsBySlot.indexOf(seed)] ?? '');
  const plan = planTournament({
    config: { ...defaultTournamentConfig, mode: 'single-knockout' },
    entrants,
    groups: [],
    seed: 'night',
  });
  let log: readonly LogRow[] = [];
  for (const { a, b, legsA, legsB } of [...night.QF, ...night.SF, ...night.F]) {
    const { matches } = advance(plan, log);
    const match = plan.matches.find(({ key }) => {
      const names = matches[key]?.slots.map(nameOf) ?? [];
      return matches[key]?.status === 'ready' && names.includes(a) && names.includes(b);
    });
    if (match === undefined) throw new Error(`${a} does not meet ${b}`);
    const winner = (legsA ?? 0) > legsB ? a : b;
    log = [...log, resultRow(match, matches[match.key]?.slots.map(nameOf).indexOf(winner) === 0 ? 0 : 1)];
  }
  return advance(plan, log);
};

const pointsFor = (place: number): number => {
  const points: { readonly [from: number]: number } = {
    1: pointsConfig.win,
    2: pointsConfig.final,
    3: pointsConfig['semi-final'],
  };
  return points[place] ?? 0;
};

describe('the Premier League 2025', () => {
  it('has after two nights the points that were published', () => {
    const sums = new Map<string, number>();
    for (const night of Object.values(nights)) {
      for (const { entrant, from } of playNight(night).places) {
        sums.set(entrant, (sums.get(entrant) ?? 0) + pointsFor(from));
      }
    }
    expect(Object.fromEntries(sums)).toEqual(tables.after2);
  });
});
