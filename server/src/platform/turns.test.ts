import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

/** Calls that take time by a clock that only they move, and how much they took in each turn of the event loop. */
const create = () => {
  let now = 0;
  const takeTurn = createTurns(() => now);
  const pieces: number[] = [0];
  const served: string[] = [];
  const call = async (caller: string, tookMs: number): Promise<void> => {
    const turn = takeTurn(caller);
    if (turn !== undefined) await turn;
    now += tookMs;
    pieces.push((pieces.pop() ?? 0) + tookMs);
    served.push(caller);
  };
  /** Runs the calls, and begins a new piece in every turn of the event loop. */
  const run = async (calls: readonly (readonly [string, number])[]): Promise<void> => {
    const all = Promise.all(calls.map(([caller, tookMs]) => call(caller, tookMs)));
    while (served.length < calls.length) {
      await nextTurn();
      pieces.push(0);
    }
    await all;
  };
  return { run, pieces, served };
};

const times = (count: number, caller: string, tookMs: number) =>
  Array.from({ length: count }, () => [caller, tookMs] as const);

it('serves a hundred calls in pieces of at most 5 ms and the call that exceeds them', async () => {
  const { run, pieces } = create();
  await run(times(100, 'a', 3));
  expect(pieces.reduce((sum, piece) => sum + piece, 0)).toBe(300);
  // The last call of a turn may be followed by the first one of the next before the test looks.
  expect(Math.max(...pieces)).toBeLessThanOrEqual(2 * (5 + 3));
});

it('serves cheap calls many at a time', async () => {
  const { run, pieces } = create();
  await run(times(200, 'a', 0.1));
  expect(pieces.filter((piece) => piece > 0).length).toBeLessThan(20);
});

it('lets callers take turns, however many calls one of them has', async () => {
  const { run, served } = create();
  await run([...times(50, 'flood', 6), ['b', 6], ['c', 6]]);
  expect(served.indexOf('b')).toBeLessThan(5);
  expect(served.indexOf('c')).toBeLessThan(5);
});

it('lets a call through at once if nobody waits', async () => {
  const takeTurn = createTurns();
  for (let call = 0; call < 3; call += 1) {
    expect(takeTurn('a')).toBeUndefined();
    await nextTurn();
  }
});
