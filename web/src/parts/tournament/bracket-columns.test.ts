import { doubleKnockoutOf } from '@neundarter/rules/tournament/double-knockout/double-knockout';
import { bracketOf, knockoutOf, seededSlots } from '@neundarter/rules/tournament/knockout/knockout';
import type { DrawnMatch } from '@neundarter/rules/tournament/match/planned-match';
import { describe, expect, it } from 'vitest';
import {
  bracketColumns,
  currentColumn,
  firstShown,
  flowsOf,
  joinOf,
  openedColumn,
  sheetsOf,
} from './bracket-columns.ts';
import { type MatchView, matchViewsOf } from './match-view.ts';

const everySize = Array.from({ length: 127 }, (_, index) => index + 2);
const entrants = (count: number) => Array.from({ length: count }, (_, index) => `e${index}`);

/** The matches of a draw as the server sends them before anything is played. */
const viewsOf = (drawn: readonly DrawnMatch[]): readonly MatchView[] => {
  const matches = drawn.map(({ key, place, slots }, index) => ({
    key,
    matchId: null,
    number: index + 1,
    stage: place.stage,
    groupId: null,
    round: place.round,
    index: place.index,
    matchDay: null,
    status: slots.some(({ kind }) => kind === 'bye') ? ('walkover' as const) : ('waiting' as const),
    slots: [slots[0], slots[1]] as [(typeof slots)[0], (typeof slots)[1]],
    winner: null,
    score: null,
    caller: null,
    board: null,
  }));
  return matchViewsOf({ matches, names: new Map(), running: [] });
};

it('lead through a second chance like through any knockout, and show none while it is not due', () => {
  const slots = seededSlots(entrants(6));
  const views = viewsOf([
    ...knockoutOf(seededSlots(entrants(4)), true),
    ...bracketOf(slots, 'second-chance'),
  ]);
  expect(bracketColumns(views, 'second-chance').map(({ title }) => title)).toEqual([
    'Viertelfinale',
    'Halbfinale',
    'Finale',
  ]);
  const flows = flowsOf(views);
  expect(flows.get('second-chance/0/3')).toEqual({ winner: 'second-chance/1/1', loser: null });
  expect(flows.get('knockout/0/1')).toEqual({ winner: 'knockout/1/0', loser: 'third-place/0/0' });
  const waiting = views.map((view) => ({ ...view, phase: 'not-due' as const }));
  expect(bracketColumns(waiting, 'second-chance')).toEqual([]);
});

describe('the rounds of a bracket, for 2 to 128', () => {
  it('halve in a single knockout down to the final', () => {
    for (const count of everySize) {
      const columns = bracketColumns(viewsOf(knockoutOf(seededSlots(entrants(count)), true)), 'knockout');
      const sizes = columns.map(({ matches }) => matches.length);
      expect(sizes.at(-1)).toBe(1);
      expect(2 * (sizes[0] ?? 0)).toBeGreaterThanOrEqual(count);
      for (const [place, size] of sizes.entries()) expect(size).toBe(2 ** (sizes.length - 1 - place));
      expect(columns.at(-1)?.title).toBe('Finale');
      const byes = columns[0]?.matches.filter(({ sides }) => sides.some(({ isBye }) => isBye)) ?? [];
      expect(byes).toHaveLength(2 * (sizes[0] ?? 0) - count);
      for (const { sides } of byes) expect(sides.map(({ name }) => name)).toContain('Freilos');
    }
  });

  it('contain each match of a double knockout once, but no repetition of the final that is not due', () => {
    for (const count of everySize) {
      const views = viewsOf(doubleKnockoutOf(seededSlots(entrants(count))));
      const shown = (['winner-side', 'loser-side'] as const).flatMap((part) =>
        bracketColumns(views, part).flatMap(({ matches }) => matches.map(({ key }) => key)),
      );
      expect(shown.toSorted()).toEqual(
        views
          .filter(({ stage }) => stage !== 'grand-final-reset')
          .map(({ key }) => key)
          .toSorted(),
      );
    }
  });

  it('stand on sheets with at most 32 matches below each other, all of them with the final', () => {
    for (const count of everySize) {
      const columns = bracketColumns(viewsOf(knockoutOf(seededSlots(entrants(count)), false)), 'knockout');
      const sheets = sheetsOf(columns);
      expect(sheets).toHaveLength(count > 64 ? 2 : 1);
      const onPaper = sheets.flatMap((sheet) =>
        sheet.flatMap(({ matches }) => matches.map(({ key }) => key)),
      );
      expect(new Set(onPaper).size).toBe(columns.flatMap(({ matches }) => matches).length);
      for (const sheet of sheets) {
        expect(sheet[0]?.matches.length).toBeLessThanOrEqual(32);
        expect(sheet.at(-1)?.title).toBe('Finale');
      }
    }
  });

  it('meet in pairs or one by one', () => {
    const views = viewsOf(doubleKnockoutOf(seededSlots(entrants(16))));
    const joins = (part: 'winner-side' | 'loser-side') => {
      const columns = bracketColumns(views, part);
      return columns.map((column, place) => joinOf(column, columns[place + 1])).join(' ');
    };
    expect(joins('winner-side')).toBe('pairs pairs pairs straight none');
    expect(joins('loser-side')).toBe('straight pairs straight pairs straight none');
  });
});

describe('where winners and losers go, for 2 to 128', () => {
  it('is a slot of another match for all but the last, and each slot is reached once', () => {
    for (const count of everySize) {
      const drawn = doubleKnockoutOf(seededSlots(entrants(count)));
      const flows = flowsOf(viewsOf(drawn));
      const targets = [...flows.values()].flatMap(({ winner, loser }) => [winner ?? [], loser ?? []].flat());
      const open = drawn
        .filter(({ place }) => place.stage !== 'grand-final-reset')
        .reduce((sum, { slots }) => sum + slots.filter(({ kind }) => kind === 'match').length, 0);
      expect(targets).toHaveLength(open);
      expect(flows.get('grand-final/0/0')).toEqual({ winner: null, loser: null });
    }
  });

  it('is the third place for those who lose a semi-final', () => {
    const flows = flowsOf(viewsOf(knockoutOf(seededSlots(entrants(8)), true)));
    expect(flows.get('knockout/1/1')).toEqual({ winner: 'knockout/2/0', loser: 'third-place/0/0' });
    expect(flows.get('knockout/0/3')).toEqual({ winner: 'knockout/1/1', loser: null });
  });
});

it('opens the round that is played, and never leaves room empty', () => {
  const views = viewsOf(knockoutOf(seededSlots(entrants(32)), false));
  const over = views.map((view) => (view.round < 2 ? { ...view, phase: 'finished' as const } : view));
  expect(currentColumn(bracketColumns(views, 'knockout'))).toBe(0);
  expect(currentColumn(bracketColumns(over, 'knockout'))).toBe(2);
  expect(
    currentColumn(
      bracketColumns(
        over.map((view) => ({ ...view, phase: 'finished' })),
        'knockout',
      ),
    ),
  ).toBe(4);
  expect([firstShown(2, 4, 5), firstShown(2, 1, 5), firstShown(0, 4, 2), firstShown(-1, 1, 5)]).toEqual([
    1, 2, 0, 0,
  ]);
});

it('opens the round of the viewer’s next match, for onlookers the current one', () => {
  const drawn = bracketColumns(viewsOf(knockoutOf(seededSlots(entrants(8)), false)), 'knockout');
  const withAnna = (match: MatchView): MatchView => ({
    ...match,
    sides: [{ ...match.sides[0], entrant: 'anna' }, match.sides[1]],
  });
  const columns = drawn.map((column, index) =>
    index === 1 ? { ...column, matches: column.matches.map(withAnna) } : column,
  );
  expect(openedColumn(columns, 'anna')).toBe(1);
  expect([openedColumn(columns, null), openedColumn(columns, 'nobody')]).toEqual([0, 0]);
});
