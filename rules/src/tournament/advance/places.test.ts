import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../test-support/runs.ts';
import {
  entrantsForTest,
  favouriteWins,
  nameOf,
  type PlanForTest,
  planForTest,
  playOut,
  resultRow,
  seedOf,
} from '../../../test-support/tournaments.ts';
import { seededChance } from '../../board/seeded-chance.ts';
import { knockoutRanksOf } from '../../series/knockout-ranks.ts';
import { drawsGroups, tournamentModes } from '../plan/modes.ts';
import type { Place } from './places.ts';

/** Plays a tournament in which nobody wins these matches; otherwise the better seed does. */
const playWithout = (input: PlanForTest, keys: readonly string[]) =>
  playOut(planForTest(input), (match, entrants) =>
    keys.includes(match.key) ? resultRow(match, 'nobody') : favouriteWins(match, entrants),
  ).state;

/** `1: e1 · 3-4: e2 e3`, whole bands in order. */
const shown = (places: readonly Place[]): string => {
  const bands = new Map<string, string[]>();
  for (const { entrant, from, to } of places) {
    const name = from === to ? `${from}` : `${from}-${to}`;
    bands.set(name, [...(bands.get(name) ?? []), entrant]);
  }
  return [...bands]
    .map(([name, entrants]) => `${name}: ${entrants.toSorted((a, b) => seedOf(a) - seedOf(b)).join(' ')}`)
    .join(' · ');
};

const withThird = { mode: 'single-knockout', hasThirdPlaceMatch: true } as const;
const withoutThird = { mode: 'single-knockout', hasThirdPlaceMatch: false } as const;
const double = { mode: 'double-knockout' } as const;

describe('a match that nobody wins', () => {
  it.each([
    [withoutThird, 2, ['knockout/0/0'], '2: e1 e2'],
    [withThird, 4, ['knockout/1/0'], '2: e1 e2 · 3: e3 · 4: e4'],
    [withThird, 4, ['third-place/0/0'], '1: e1 · 2: e2 · 4: e3 e4'],
    [withThird, 4, ['knockout/0/0'], '1: e2 · 3: e3 · 4: e1 e4'],
    [withThird, 4, ['knockout/0/0', 'knockout/0/1'], '3-4: e1 e2 e3 e4'],
    [withoutThird, 4, ['knockout/0/0'], '1: e2 · 3-4: e1 e3 e4'],
    [withoutThird, 5, ['knockout/0/1'], '1: e1 · 2: e2 · 3: e3 · 5: e4 e5'],
    [double, 2, ['winner-side/0/0'], '2: e1 e2'],
    [double, 6, ['winner-side/0/1'], '1: e1 · 2: e2 · 3: e3 · 4: e6 · 5-6: e4 e5'],
    [double, 4, ['grand-final/0/0'], '2: e1 e2 · 3: e3 · 4: e4'],
    [double, 4, ['winner-side/0/0'], '1: e2 · 2: e3 · 4: e1 e4'],
    [double, 4, ['winner-side/1/0'], '1: e3 · 3: e1 e2 · 4: e4'],
  ] as const)('leaves a place for both: %o with %i entrants, %j', (input, noOfEntrants, keys, expected) => {
    const state = playWithout({ ...input, noOfEntrants }, keys);
    expect(shown(state.places)).toBe(expected);
    expect(state.winner).toBe(expected.startsWith('1: ') ? expected.slice(3, 5) : null);
  });
});

describe('places', () => {
  it('are in bands, one for every entrant, whatever matches are lost by both', () => {
    fc.assert(
      fc.property(
        fc.record({
          mode: fc.constantFrom(...tournamentModes),
          noOfEntrants: fc.integer({ min: 2, max: 33 }),
          hasThirdPlaceMatch: fc.boolean(),
          often: fc.constantFrom(0.1, 0.3, 0.7, 1),
          seed: fc.string(),
        }),
        ({ mode, noOfEntrants, hasThirdPlaceMatch, often, seed }) => {
          const groups = { noOfGroups: 2, noOfQualifiers: 4 };
          const count = drawsGroups(mode) ? noOfEntrants + 4 : noOfEntrants;
          const plan = planForTest({ mode, noOfEntrants: count, hasThirdPlaceMatch, ...groups });
          const chance = seededChance(seed);
          const { state } = playOut(plan, (match) =>
            resultRow(match, chance() < often ? 'nobody' : chance() < 0.5 ? 0 : 1),
          );
          const inKnockout = state.slots.map(nameOf).filter((name) => name.startsWith('e'));
          const expected = mode === 'league' ? entrantsForTest(count) : inKnockout;
          expect(state.places.map(({ entrant }) => entrant).toSorted()).toEqual(expected.toSorted());
          state.places.slice(1).forEach((place, index) => {
            const before = state.places[index] ?? place;
            const isSame = before.from === place.from && before.to === place.to;
            expect(isSame || before.to < place.from).toBe(true);
          });
          for (const { from, to } of state.places) expect(from >= 1 && from <= to && to <= count).toBe(true);
          const first = state.places.filter(({ from }) => from === 1).map(({ entrant }) => entrant);
          expect(first).toEqual(state.winner === null ? [] : [state.winner]);
          if (mode === 'league') return;
          const ranks = knockoutRanksOf(plan, state.matches);
          expect([...ranks.keys()].toSorted()).toEqual(expected.toSorted());
        },
      ),
      runs(150),
    );
  });
});
