import type { Match } from '@neundarter/rules/match/types';
import { summaryOf } from '@neundarter/rules/stats/summary';
import { expect, it } from 'vitest';
import { playMatch } from '../../test/played-match.ts';
import { comparisonOf } from './comparison.ts';
import { highlightsOf } from './highlights.ts';

/** Anna's nine-darter. */
const finished = playMatch({
  config: { legsToWinSet: 1 },
  legs: ['501 | 180 60 | 180 45 | 141#1'],
});

const rowsOf = (one: Match) => {
  const summary = summaryOf(one);
  if (summary === null) throw new Error('not finished');
  return new Map(
    comparisonOf(one, summary)
      .flatMap(({ rows }) => rows)
      .map(({ label, values, better }) => [label, { values, better }]),
  );
};

it('writes the figures of both sides in German and marks the better one', () => {
  const rows = rowsOf(finished);
  expect(rows.get('Match')).toEqual({ values: ['167,00', '52,50'], better: 0 });
  expect(rows.get('Letztes Leg')).toEqual({ values: ['167,00', '52,50'], better: 0 });
  expect(rows.get('Erste 9 Darts')).toEqual({ values: ['167,00', '52,50'], better: 0 });
  expect(rows.get('Höchstes Checkout')).toEqual({ values: ['141', '–'], better: 0 });
  expect(rows.get('Doppelquote')).toEqual({
    values: ['100,00\u00a0% (1/1)', '0,00\u00a0% (0/0)'],
    better: 0,
  });
  expect(rows.get('Kürzestes Leg')).toEqual({ values: ['9 Darts', '–'], better: 0 });
  expect(rows.get('Darts vom Finish bis zum Checkout')).toEqual({ values: ['3', '–'], better: null });
  expect(rows.get('Geworfene Darts')).toEqual({ values: ['9', '6'], better: null });
});

it('marks the shorter of two legs as better', () => {
  const rows = rowsOf(
    playMatch({
      config: { legMode: 'best-of', maxLegsToPlay: 2, startingScore: 170 },
      legs: ['170 | 170#1', '170 away | 130 60 | 40/2#2'],
    }),
  );
  expect(rows.get('Kürzestes Leg')).toEqual({ values: ['3 Darts', '5 Darts'], better: 0 });
});

it('lists highscores, high finishes and short legs, and leaves out empty ones', () => {
  const summary = summaryOf(finished);
  expect(summary && highlightsOf(summary.partyStats)).toEqual([
    { label: '180', values: ['2', '0'], better: 0 },
    { label: 'High Finishes', values: ['141', '–'], better: null },
    { label: 'Short Legs', values: ['9', '–'], better: null },
  ]);
});

it('explains the figures whose names do not tell what they are', () => {
  const summary = summaryOf(finished);
  const rows = summary === null ? [] : comparisonOf(finished, summary).flatMap((group) => group.rows);
  expect(rows.filter(({ means }) => means !== undefined).map(({ label }) => label)).toEqual([
    'Bis zum Finish',
    'Darts vom Finish bis zum Checkout',
  ]);
});
