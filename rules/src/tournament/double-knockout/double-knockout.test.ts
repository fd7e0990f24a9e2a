import { describe, expect, it } from 'vitest';
import { readRows } from '../../../test-support/real-matches.ts';
import { nameOf, planForTest, playOut, winnersBy } from '../../../test-support/tournaments.ts';
import { seededChance } from '../../board/seeded-chance.ts';
import type { EventStage } from '../../match/match-place.ts';
import type { TournamentState } from '../advance/tournament-state.ts';
import type { SlotSource } from '../match/planned-match.ts';
import type { Plan } from '../plan/plan.ts';

const counts = readRows('tournaments/double-elimination-counts.csv').map((row) => ({
  n: Number(row['n']),
  size: Number(row['S']),
  winnerSide: Number(row['WB real']),
  loserSide: Number(row['LB real']),
  notPlayed: Number(row['LB walkovers and empty slots']),
  least: Number(row['total min']),
  most: Number(row['total with reset']),
  inSchema: Number(row['slots in schema']),
}));

const planOf = (n: number): Plan => planForTest({ mode: 'double-knockout', noOfEntrants: n });

const statusesOf = (plan: Plan, state: TournamentState, stage: EventStage) =>
  plan.matches.filter(({ place }) => place.stage === stage).map(({ key }) => state.matches[key]?.status);

type Lost = Map<string, number>;

const lossesIn = (state: TournamentState): Lost => {
  const lost: Lost = new Map();
  for (const { status, loser } of Object.values(state.matches)) {
    if (status !== 'finished') continue;
    lost.set(nameOf(loser), (lost.get(nameOf(loser)) ?? 0) + 1);
  }
  return lost;
};

describe.each(counts)(
  'a double knockout of $n entrants',
  ({ n, winnerSide, loserSide, notPlayed, least, most, inSchema }) => {
    const plan = planOf(n);
    const { state } = playOut(plan, winnersBy(seededChance(n)));
    const isFinished = (status: string | undefined) => status === 'finished';

    it('has the numbers of matches, walkovers and empty slots of the table', () => {
      const winners = statusesOf(plan, state, 'winner-side');
      const losers = statusesOf(plan, state, 'loser-side');
      expect(winners.filter(isFinished)).toHaveLength(winnerSide);
      expect(losers.filter(isFinished)).toHaveLength(loserSide);
      expect(losers.filter((status) => status === 'walkover' || status === 'empty')).toHaveLength(notPlayed);
      expect(plan.matches).toHaveLength(inSchema);
      expect(plan.matches.filter(({ number }) => number !== null)).toHaveLength(most);
    });

    it('lets everybody but the champion lose twice', () => {
      const isReset = state.matches['grand-final/0/0']?.outcome?.winner === 1;
      const finished = Object.values(state.matches).filter(({ status }) => status === 'finished');
      expect(finished).toHaveLength(isReset ? most : least);
      const lost = lossesIn(state);
      const champion = state.winner ?? '';
      expect(lost.get(champion) ?? 0).toBeLessThanOrEqual(1);
      lost.delete(champion);
      expect([...lost.values()]).toEqual(Array.from({ length: n - 1 }, () => 2));
    });

    it('repeats the grand final only if the party from the loser side has won it', () => {
      const final = state.matches['grand-final/0/0'];
      const reset = state.matches['grand-final-reset/0/0'];
      expect(reset?.status).toBe(final?.outcome?.winner === 1 ? 'finished' : 'not-due');
      if (reset?.status === 'finished') expect(reset.slots).toEqual(final?.slots);
      expect(state.status).toBe('finished');
    });

    it('has everybody at most once in a round, and gives everybody one place', () => {
      const seen = new Set<string>();
      for (const { key, place } of plan.matches) {
        const slots = state.matches[key]?.slots ?? [];
        for (const slot of slots.filter(({ kind }) => kind === 'entrant')) {
          const entry = `${place.stage} ${place.round} ${nameOf(slot)}`;
          expect(seen.has(entry)).toBe(false);
          seen.add(entry);
        }
      }
      expect(new Set(state.places.map(({ entrant }) => entrant)).size).toBe(n);
      expect(state.places).toHaveLength(n);
      state.places.forEach(({ from, to }, index) => {
        expect(from).toBeLessThanOrEqual(index + 1);
        expect(to).toBeGreaterThanOrEqual(index + 1);
      });
    });
  },
);

/** Where the winner (or loser) of a match goes. */
const targetsIn = (plan: Plan): ReadonlyMap<string, string> => {
  const targets = new Map<string, string>();
  const add = (slot: SlotSource, key: string) => {
    if (slot.kind === 'match') targets.set(`${slot.outcome} ${slot.match}`, key);
  };
  for (const { key, slots } of plan.matches) for (const slot of slots) add(slot, key);
  return targets;
};

const pathFrom = (targets: ReadonlyMap<string, string>, start: string | undefined): readonly string[] => {
  const path: string[] = [];
  for (let key = start; key !== undefined; key = targets.get(`winner ${key}`)) path.push(key);
  return path;
};

/**
 * The first loser-side round in which two who have met on the winner side can meet again: the loser of that match goes
 * up the loser side at once, the winner after losing any later match.
 */
const earliestRematch = (size: number): number => {
  const plan = planOf(size);
  const targets = targetsIn(plan);
  let earliest = Number.POSITIVE_INFINITY;
  for (const { key, place } of plan.matches) {
    if (place.stage !== 'winner-side') continue;
    const ofLoser = pathFrom(targets, targets.get(`loser ${key}`));
    for (const later of pathFrom(targets, targets.get(`winner ${key}`))) {
      if (!later.startsWith('winner-side')) continue;
      const ofWinner = pathFrom(targets, targets.get(`loser ${later}`));
      const common = ofLoser.find((match) => match.startsWith('loser-side') && ofWinner.includes(match));
      if (common !== undefined) earliest = Math.min(earliest, Number(common.split('/')[1]) + 1);
    }
  }
  return earliest;
};

describe('the crossing of losers', () => {
  it.each([
    [4, 2],
    [8, 3],
    [16, 4],
    [32, 5],
    [64, 7],
    [128, 8],
  ])('repeats no pairing of %i before round %i of the loser side', (size, round) => {
    expect(earliestRematch(size)).toBe(round);
  });

  it('uses every loser of the winner side once', () => {
    for (const size of [2, 4, 8, 16, 32, 64, 128]) {
      const plan = planOf(size);
      const sources = plan.matches.flatMap(({ slots }) =>
        slots.flatMap((slot) => (slot.kind === 'match' ? [`${slot.outcome} ${slot.match}`] : [])),
      );
      expect(new Set(sources).size).toBe(sources.length);
    }
  });
});
