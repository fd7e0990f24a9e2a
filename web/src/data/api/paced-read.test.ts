import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, errorOfAnswer } from './api-error.ts';
import { lateReads, pacedRead } from './paced-read.ts';
import { endTrouble } from './read-troubles.ts';

const key = 'thing';
const failing = new ApiError('error.api.500', 500);

/** Seconds after the first call at which the server was called. */
let calledAt: number[];
let answers: () => string;
let chance: number;

const seconds = () => Math.round(Date.now() / 100) / 10;
const read = (): Promise<string> =>
  pacedRead({
    key,
    call: async () => {
      calledAt.push(seconds());
      return answers();
    },
    again: () => {
      void outcomeOf(read());
      return true;
    },
  });
const outcomeOf = (reading: Promise<unknown>): Promise<unknown> =>
  reading.catch((error: unknown) => (error instanceof ApiError ? error.code : error));
const fail = (error: Error) => () => {
  throw error;
};

// Its code is loaded before the time of the test stands still.
beforeAll(lateReads);
beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  calledAt = [];
  chance = 0.5;
  vi.spyOn(Math, 'random').mockImplementation(() => chance);
  answers = fail(failing);
});
afterEach(() => {
  endTrouble(key);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('pauses for 1, 3 and 9 s, and then says within 15 s that the server fails', async () => {
  const reading = outcomeOf(read());
  await vi.advanceTimersByTimeAsync(15_000);
  expect(calledAt).toEqual([0, 1, 4, 13]);
  expect(await reading).toBe('error.api.500');
});

it.each([0, 0.5, 1])('asks four times in the first minute, then every 30 s ± 30 % (%f)', async (one) => {
  chance = one;
  void outcomeOf(read());
  await vi.advanceTimersByTimeAsync(59_900);
  expect(calledAt).toHaveLength(4);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  const [first = 0, ...later] = calledAt.slice(4);
  expect(first).toBeGreaterThanOrEqual(60);
  expect(first).toBeLessThanOrEqual(69);
  const expected = 30 * (0.7 + 0.6 * chance);
  let before = first;
  for (const at of later) {
    expect(at - before).toBeCloseTo(expected, 0);
    before = at;
  }
  expect(later.length).toBeGreaterThan(10);
});

it('gives the answer of a server that is back after a pause, and is then as before', async () => {
  const reading = read();
  await vi.advanceTimersByTimeAsync(2000);
  answers = () => 'here';
  await vi.advanceTimersByTimeAsync(2000);
  expect(await reading).toBe('here');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(calledAt).toEqual([0, 1, 4]);
  answers = fail(failing);
  void outcomeOf(read());
  await vi.advanceTimersByTimeAsync(2000);
  expect(calledAt).toEqual([0, 1, 4, 124, 125]);
});

it('asks once when the user tries again, and waits anew', async () => {
  void outcomeOf(read());
  await vi.advanceTimersByTimeAsync(20_000);
  const reading = outcomeOf(read());
  await vi.advanceTimersByTimeAsync(0);
  expect(await reading).toBe('error.api.500');
  await vi.advanceTimersByTimeAsync(39_000);
  expect(calledAt).toEqual([0, 1, 4, 13, 20]);
});

it.each([
  ['error.not-found', 404],
  ['error.insufficient-permissions', 403],
  ['error.api.network-error', null],
] as const)('does not repeat after %s', async (code, status) => {
  answers = fail(new ApiError(code, status));
  const reading = outcomeOf(read());
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await reading).toBe(code);
  expect(calledAt).toEqual([0]);
});

it('stops asking if meanwhile the server says that there is nothing to read', async () => {
  const reading = outcomeOf(read());
  await vi.advanceTimersByTimeAsync(500);
  answers = fail(new ApiError('error.not-found', 404));
  await vi.advanceTimersByTimeAsync(300_000);
  expect(await reading).toBe('error.not-found');
  expect(calledAt).toEqual([0, 1]);
});

const tooMany = (retryAfter?: string) =>
  errorOfAnswer(
    { status: 429, headers: new Headers(retryAfter === undefined ? {} : { 'retry-after': retryAfter }) },
    'error.too-many-requests',
  );

it('waits as long as the server says', async () => {
  answers = fail(tooMany('2'));
  void outcomeOf(read());
  await vi.advanceTimersByTimeAsync(5000);
  expect(calledAt).toEqual([0, 2, 5]);
});

it('does not repeat if the page has to show the time to wait, and asks when it is over', async () => {
  answers = fail(tooMany('120'));
  const reading = outcomeOf(read());
  await vi.advanceTimersByTimeAsync(0);
  expect(await reading).toBe('error.too-many-requests');
  await vi.advanceTimersByTimeAsync(119_000);
  expect(calledAt).toEqual([0]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(calledAt).toEqual([0, 120]);
});

it('ignores a time to wait that is not a number of seconds', () => {
  for (const sent of ['Wed, 21 Oct 2026 07:28:00 GMT', '-1', 'soon'])
    expect(tooMany(sent).retryAfterS).toBeNull();
});
