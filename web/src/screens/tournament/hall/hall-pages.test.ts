import { expect, it } from 'vitest';
import type { MatchView } from '../../../parts/tournament/match-view.ts';
import { hallPages, isFinalRunning } from './hall-pages.ts';
import type { HallRow } from './hall-rows.ts';

const rows = (count: number): readonly HallRow[] =>
  Array.from({ length: count }, (_, place) => ({
    id: `b${place}`,
    name: `Board ${place + 1}`,
    now: { kind: 'free' },
    next: null,
    caller: null,
    callerSoughtFrom: null,
  }));
const side = { name: 'Max', entrant: 'max', isBye: false, score: null, hasWon: false };
const match = (more: Partial<MatchView>): MatchView => ({
  key: `${more.stage}/${more.round}/${more.index}`,
  matchId: null,
  number: 1,
  stage: 'knockout',
  groupId: null,
  round: 0,
  index: 0,
  matchDay: null,
  board: null,
  phase: 'ready',
  isBegun: false,
  sides: [side, side],
  isCalled: false,
  caller: null,
  callerId: null,
  ...more,
});
const none = { rows: [], matches: [], groups: [], forecast: null };

it('shows at most ten boards on a page, on pages of nearly equal length', () => {
  const pages = (count: number) =>
    hallPages({ ...none, parts: ['boards'], rows: rows(count) }).map((page) =>
      page.part === 'boards' ? page.rows.length : null,
    );
  expect([pages(0), pages(10), pages(12), pages(21)]).toEqual([[], [10], [6, 6], [7, 7, 7]]);
});

it('shows four small tables on a page, two large ones, and a long one in parts', () => {
  const pages = (sizes: readonly number[]) =>
    hallPages({
      ...none,
      parts: ['tables'],
      groups: sizes.map((size, place) => ({ groupId: 'ABCDEFGH'[place] ?? '', size })),
    }).map((page) =>
      page.part === 'tables' ? page.tables.map(({ groupId, from, to }) => `${groupId}${from}-${to}`) : [],
    );
  expect(pages([4, 4, 4, 4, 3])).toEqual([
    ['A0-4', 'B0-4', 'C0-4'],
    ['D0-4', 'E0-3'],
  ]);
  expect(pages([8, 8])).toEqual([['A0-8', 'B0-8']]);
  expect(pages([20])).toEqual([['A0-10', 'A10-20']]);
});

it('shows tables until the knockout has begun, and the bracket as soon as somebody is in it', () => {
  const parts = (matches: readonly MatchView[]) =>
    hallPages({ ...none, parts: ['tables', 'bracket'], groups: [{ groupId: 'A', size: 4 }], matches }).map(
      ({ part }) => part,
    );
  const unknown = { ...side, entrant: null };
  expect(parts([match({ sides: [unknown, unknown] })])).toEqual(['tables']);
  expect(parts([match({})])).toEqual(['tables', 'bracket']);
  expect(parts([match({ phase: 'running', isBegun: true })])).toEqual(['bracket']);
});

it('shows when the next matches begin that are not called yet, and nothing without a forecast', () => {
  const at = { early: 1, expected: 2, late: 3 };
  const matches = [
    match({ matchId: 'called', isCalled: true }),
    match({ matchId: 'runs', phase: 'running' }),
    ...Array.from({ length: 12 }, (_, index) => match({ matchId: `m${index}` })),
    match({ matchId: 'open', phase: 'waiting' }),
  ];
  const starts = [
    'called',
    'runs',
    'unknown',
    'open',
    ...matches.slice(2, -1).map(({ matchId }) => matchId ?? ''),
  ];
  const forecast = {
    computedAt: 0,
    groupsEnd: null,
    end: at,
    starts: starts.map((matchId) => ({ matchId, ...at })),
  };
  const pages = hallPages({ ...none, parts: ['forecast'], matches, forecast });
  expect(pages).toHaveLength(1);
  expect(
    pages
      .flatMap((page) => (page.part === 'forecast' ? page.next : []))
      .map(({ match: { matchId } }) => matchId),
  ).toEqual(['open', 'm0', 'm1', 'm2', 'm3', 'm4', 'm5', 'm6']);
  expect(hallPages({ ...none, parts: ['forecast'], matches })).toEqual([]);
});

it('knows the final of a knockout, and of a double knockout', () => {
  const semiFinals = [match({ phase: 'running' }), match({ index: 1 })];
  expect(isFinalRunning([...semiFinals, match({ round: 1 })])).toBe(false);
  expect(isFinalRunning([...semiFinals, match({ round: 1, phase: 'running' })])).toBe(true);
  expect(isFinalRunning([match({ stage: 'third-place', phase: 'running' })])).toBe(false);
  expect(isFinalRunning([match({ stage: 'winner-side', phase: 'running' })])).toBe(false);
  expect(isFinalRunning([match({ stage: 'grand-final', phase: 'running' })])).toBe(true);
});
