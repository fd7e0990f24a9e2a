import type { EventMatch } from '@neundarter/contract/entities/event-match';
import { describe, expect, it } from 'vitest';
import { matchStanding } from '../../test/standings.ts';
import { gridFor, isLeaving, shownMatches } from './live-matches.ts';

const matchAt = (id: string, props: Partial<EventMatch['props']>): EventMatch => {
  const { id: _, ...head } = matchStanding(1);
  return { id, props: { ...head, place: null, ...props } };
};
const endedAt = (id: string, startedAt: number, end: number) =>
  matchAt(id, { status: 'finished', startedAt, finishedAt: end - 5_000_000, finishReceivedAt: end });

const now = 1_000_000;

describe('shownMatches', () => {
  it('shows finished matches for 60 seconds by the clock of the server, in the order of their start', () => {
    const running = [matchAt('b', { startedAt: 20 })];
    const finished = [
      endedAt('c', 30, now - 59_999),
      endedAt('a', 10, now - 1),
      endedAt('old', 5, now - 60_000),
    ];
    expect(shownMatches(running, finished, now).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('shows a reopened match once', () => {
    const shown = shownMatches([matchAt('a', { startedAt: 10 })], [endedAt('a', 10, now)], now);
    expect(shown.map(({ props }) => props.status)).toEqual(['running']);
  });
});

it('keeps tiles in the order of boards, by number, the home board first', () => {
  const on = (board: string | null, startedAt: number) =>
    matchAt(`${board}`, {
      startedAt,
      place: { stage: 'knockout', groupId: null, round: 0, index: 0, matchDay: null, board },
    });
  const idsOf = (...matches: readonly EventMatch[]) => shownMatches(matches, [], now).map(({ id }) => id);
  expect(idsOf(on('10', 1), on(null, 2), on('2', 3), on('1', 4))).toEqual(['1', '2', '10', 'null']);
  expect(idsOf(on('Gastboard', 1), on('Heimboard', 2))).toEqual(['Heimboard', 'Gastboard']);
});

it('fades a finished match at the end of its minute', () => {
  expect(isLeaving(endedAt('a', 1, now - 58_000), now)).toBe(false);
  expect(isLeaving(endedAt('a', 1, now - 59_000), now)).toBe(true);
  expect(isLeaving(matchAt('a', { finishReceivedAt: 1 }), now)).toBe(false);
});

it.each([
  [0, 1, 1],
  [1, 1, 1],
  [2, 1, 2],
  [3, 2, 2],
  [4, 2, 2],
  [5, 3, 2],
  [7, 3, 3],
  [9, 3, 3],
])('lays out %i tiles in %i columns and %i rows', (count, columns, rows) => {
  expect(gridFor(count)).toEqual({ columns, rows });
});
