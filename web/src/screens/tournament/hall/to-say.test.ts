import { expect, it } from 'vitest';
import type { ShownCall } from './hall-rows.ts';
import { beginSaying, sayNow } from './to-say.ts';

const call = (matchId: string, board: string, calls = 1): ShownCall => ({
  matchId,
  board,
  calls,
  names: ['Max', 'Moritz'],
  caller: null,
  callerSoughtFrom: null,
  latestAt: 0,
  isPresent: false,
});
const nothing = { calls: [], announcements: [], saysAll: false };
const start = 1_000_000;

/** Plays moments one after the other; what was said at each. */
const play = (
  moments: readonly (readonly [now: number, present: Partial<typeof nothing>, isSilent?: boolean])[],
) => {
  let state = beginSaying(nothing);
  return moments.map(([now, present, isSilent = false]) => {
    const next = sayNow(state, { ...nothing, ...present }, { now: start + now, isSilent });
    state = next.state;
    return next.say?.map(({ words, number }) => `${words} (${number})`) ?? null;
  });
};
const present = (calls: readonly ShownCall[], more: object = {}) =>
  ({ calls, ...more }) as Partial<typeof nothing>;

it('a first call is the gong alone; the second and the last one are spoken', () => {
  expect(
    play([
      [0, present([call('m1', 'Board 3')])],
      [1000, present([call('m1', 'Board 3')])],
      [300_000, present([call('m1', 'Board 3', 2)])],
      [600_000, present([call('m1', 'Bühne', 3)])],
    ]),
  ).toEqual([
    [],
    null,
    ['Zweiter Aufruf: Max gegen Moritz, Board 3. (3)'],
    ['Letzter Aufruf: Max gegen Moritz, Bühne. (null)'],
  ]);
});

it('speaks first calls, too, if the device is set so', () => {
  expect(play([[0, present([call('m1', 'Board 3')], { saysAll: true })]])).toEqual([
    ['Aufruf: Max gegen Moritz, Board 3. (3)'],
  ]);
});

it('calls within twenty seconds are one announcement', () => {
  const one = call('m1', 'Board 1', 2);
  const two = call('m2', 'Board 2', 2);
  const three = call('m3', 'Board 3', 2);
  const said = play([
    [0, present([one])],
    [5000, present([two, one])],
    [19_000, present([three, two, one])],
    [20_000, present([three, two, one])],
    [21_000, present([three, two, one])],
  ]);
  expect(said.map((words) => words?.length ?? null)).toEqual([1, null, null, 2, null]);
  expect(said[3]?.[0]).toContain('Board 2');
});

it('says nothing old: not at the beginning, and not after the final or for another device', () => {
  const state = beginSaying({ ...nothing, calls: [call('m1', 'Board 1', 2)] });
  const there = { ...nothing, calls: [call('m1', 'Board 1', 2)] };
  expect(sayNow(state, there, { now: start, isSilent: false }).say).toBeNull();
  expect(
    play([
      [0, present([call('m1', 'Board 1', 2)]), true],
      [30_000, present([call('m1', 'Board 1', 2)])],
    ]),
  ).toEqual([null, null]);
});

it('speaks an announcement once, and forgets what is gone', () => {
  const announcements = [{ id: 'a1', text: 'Essen ist fertig' }];
  expect(
    play([
      [0, present([], { announcements })],
      [30_000, present([], { announcements })],
    ]),
  ).toEqual([['Essen ist fertig (null)'], null]);
  const gone = sayNow(beginSaying({ ...nothing, calls: [call('m1', 'Board 1')] }), nothing, {
    now: start,
    isSilent: false,
  });
  expect(gone.state.known.size).toBe(0);
});
