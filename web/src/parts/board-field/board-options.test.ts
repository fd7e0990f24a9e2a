import type { EventBoardEntity } from '@neundarter/contract/entities/board';
import { plainUse } from '@neundarter/rules/hall/event-board';
import { expect, it } from 'vitest';
import { boardInList, boardOptions } from './board-options.ts';

const board = (name: string, more: Partial<EventBoardEntity> = {}): EventBoardEntity => ({
  id: name,
  name,
  state: 'open',
  isStream: false,
  since: null,
  revision: 0,
  matches: [],
  waiting: 0,
  isOccupied: false,
  use: { ...plainUse, rounds: [], groups: [] },
  ...more,
});
const guest = (name: string) => ({ type: 'single', player: { type: 'guest', id: name, name } }) as const;
const plays = {
  isOccupied: true,
  matches: [
    { id: 'm1', eventId: 'e1', eventName: 'Cup', parties: [guest('Anna'), guest('Ben')], startedAt: 1 },
  ],
} satisfies Partial<EventBoardEntity>;
const boards = [
  board('Board 1', { state: 'broken' }),
  board('Board 2', plays),
  board('Board 3', { use: { ...plainUse, rounds: ['final'], groups: [] } }),
  board('Board 4', { state: 'reserved' }),
  board('Board 5', { isStream: true }),
  board('Board 6', { isOccupied: true }),
  board('Board 7'),
];
const offered = { boards, current: null, wanting: { round: 'group', group: 'A' }, now: 1 } as const;

it('offers free boards first, and a broken one only to who is there', () => {
  expect(boardOptions(offered).map(({ label }) => label)).toEqual([
    'ohne Board',
    'Board 5 · frei, Stream',
    'Board 7 · frei',
    'Board 3 · für andere Matches',
    'Board 2 · besetzt: Anna – Ben',
    'Board 6 · besetzt',
    'Board 4 · reserviert',
  ]);
  const there = boardOptions({ ...offered, current: '1' }).map(({ label }) => label);
  expect(there.at(-1)).toBe('Board 1 · defekt');
});

it('offers a board that is kept for finals to a final', () => {
  const options = boardOptions({ ...offered, wanting: { round: 'final', group: null } });
  expect(options.map(({ label }) => label)).toContain('Board 3 · frei');
});

it('keeps a text that no board has', () => {
  expect(boardOptions({ ...offered, current: 'Theke' }).at(-1)).toEqual({ value: 'Theke', label: 'Theke' });
  expect(boardOptions({ ...offered, current: '7' })).toHaveLength(7);
  expect(boardInList(boards, '7')).toBe('Board 7');
  expect(boardInList(boards, 'Theke')).toBe('Theke');
});
