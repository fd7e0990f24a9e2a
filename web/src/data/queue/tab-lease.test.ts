import '../../test/fake-indexed-db.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { inOneTab, standInForLocks } from './in-one-tab.ts';
import { leaseMs, withLease } from './tab-lease.ts';

afterEach(() => vi.useRealTimers());

/** Work that ends when it is told to, and notes that it runs. */
function openWork(running: string[], name: string) {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const work = async () => {
    running.push(name);
    await ended;
    running.splice(running.indexOf(name), 1);
    return name;
  };
  return { work, end: () => end() };
}

const settle = (check: () => boolean) => vi.waitFor(() => expect(check()).toBe(true), { timeout: 10_000 });

it('runs work of one name one after the other, and of other names beside it', async () => {
  const running: string[] = [];
  const [one, two, third] = [openWork(running, 'one'), openWork(running, 'two'), openWork(running, 'third')];
  const first = withLease('match-a', one.work);
  await settle(() => running.includes('one'));
  const second = withLease('match-a', two.work);
  const beside = withLease('match-b', third.work);
  await settle(() => running.includes('third'));
  expect(running).toEqual(['one', 'third']);
  one.end();
  expect(await first).toBe('one');
  await settle(() => running.includes('two'));
  two.end();
  third.end();
  expect(await Promise.all([second, beside])).toEqual(['two', 'third']);
});

it('frees the lease of work that fails', async () => {
  const failing = withLease('match-c', () => Promise.reject(new Error('no network')));
  await expect(failing).rejects.toThrow('no network');
  expect(await withLease('match-c', async () => 'next')).toBe('next');
});

it('keeps its lease for as long as the work takes', async () => {
  const running: string[] = [];
  const [one, two] = [openWork(running, 'one'), openWork(running, 'two')];
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], shouldAdvanceTime: false });
  const first = withLease('match-d', one.work);
  await settle(() => running.includes('one'));
  const second = withLease('match-d', two.work);
  for (let step = 0; step < 6; step += 1) {
    await vi.advanceTimersByTimeAsync(leaseMs / 3);
    // The renewal is a transaction, which the fake clock does not wait for.
    await withLease(`other-${step}`, async () => undefined);
  }
  expect(running).toEqual(['one']);
  one.end();
  await first;
  await settle(() => running.includes('two'));
  two.end();
  await second;
});

it('takes over from a tab that was closed while it held the lease', async () => {
  const closed = openWork([], 'closed');
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], shouldAdvanceTime: false });
  void withLease('match-e', closed.work);
  await withLease('match-f', async () => undefined);
  const next = withLease('match-e', async () => 'next');
  // Its timers have ended with the tab.
  vi.clearAllTimers();
  vi.setSystemTime(Date.now() + leaseMs + 1);
  expect(await next).toBe('next');
});

it('believes no lease from a time that the clock has left', async () => {
  const closed = openWork([], 'closed');
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.UTC(2030, 0) });
  void withLease('match-g', closed.work);
  await withLease('match-h', async () => undefined);
  vi.clearAllTimers();
  vi.setSystemTime(Date.UTC(2026, 0));
  expect(await withLease('match-g', async () => 'next')).toBe('next');
});

it('stands in for Web Locks, which this browser does not have', async () => {
  expect(navigator.locks).toBeUndefined();
  standInForLocks(withLease);
  const running: string[] = [];
  const [one, two] = [openWork(running, 'one'), openWork(running, 'two')];
  const first = inOneTab('match-i', one.work);
  await settle(() => running.includes('one'));
  const second = inOneTab('match-i', two.work);
  await withLease('match-j', async () => undefined);
  expect(running).toEqual(['one']);
  one.end();
  two.end();
  await Promise.all([first, second]);
});
