import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const [boot = ''] = Object.values(
  import.meta.glob<string>('../../public/boot.js', { query: '?raw', import: 'default', eager: true }),
);

const load = vi.fn<(face: string) => Promise<unknown[]>>();
const areShown = () => document.documentElement.hasAttribute('data-fonts');

/** Runs what the page runs before its first paint, at the first visit of a device. */
const visit = () => {
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
  // oxlint-disable-next-line typescript/no-implied-eval -- the file is a script of the page, not a module
  new Function(boot)();
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  load.mockReset().mockResolvedValue([]);
});
afterEach(() => {
  Reflect.deleteProperty(document, 'fonts');
  document.documentElement.removeAttribute('data-fonts');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('loads both weights of the typeface after the page, without a tap', async () => {
  visit();
  expect(load).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(load.mock.calls.map(([face]) => face)).toEqual(['400 1em Barlow', '600 1em Barlow']);
  expect(areShown()).toBe(true);
});

it('loads the typeface of a page whose load never ends', async () => {
  visit();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(areShown()).toBe(true);
});

it('asks for the typeface also after a first request has failed', async () => {
  load.mockRejectedValue(new Error('no network'));
  visit();
  window.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(areShown()).toBe(true);
});
