import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lateCode, loadCode } from './late-code.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
});

it('loads only once, even if it is requested repeatedly', async () => {
  const fetchCode = vi.fn(async () => 'code');
  const code = lateCode(fetchCode);
  code.load();
  code.load();
  await code.firstTry();
  code.load();
  expect(code.read()).toBe('code');
  expect(fetchCode).toHaveBeenCalledOnce();
});

it('waits longer after each try, until the code is loaded', async () => {
  const triedAt: number[] = [];
  const beganAt = Date.now();
  const loaded = loadCode(async () => {
    triedAt.push((Date.now() - beganAt) / 1000);
    if (triedAt.length < 6) throw new Error('no network');
    return 'code';
  });
  await vi.advanceTimersByTimeAsync(200_000);
  expect(await loaded).toBe('code');
  expect(triedAt).toEqual([0, 1, 4, 14, 44, 74]);
});

it('plans only one next try, even if it is requested repeatedly', async () => {
  const fetchCode = vi.fn(async () => {
    throw new Error('no network');
  });
  const code = lateCode(fetchCode);
  for (let asked = 0; asked < 5; asked += 1) {
    code.load();
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(fetchCode).toHaveBeenCalledTimes(5);
  // Pauses of 1, 3, 10 and 30 s, as if it had been asked for once.
  await vi.advanceTimersByTimeAsync(1_000);
  expect(fetchCode).toHaveBeenCalledTimes(6);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(fetchCode).toHaveBeenCalledTimes(9);
});

it('loads a missing style sheet again', async () => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  document.head.append(link);
  link.dispatchEvent(new Event('error'));
  const code = lateCode(async () => 'code');
  code.load();
  const again = document.querySelector('link');
  expect(again).not.toBe(link);
  expect(code.read()).toBeNull();
  again?.dispatchEvent(new Event('load'));
  await code.firstTry();
  expect(code.read()).toBe('code');
});
