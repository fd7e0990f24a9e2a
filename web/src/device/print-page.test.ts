import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { printPage } from './print-page.ts';

const print = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('print', print);
  document.body.textContent = 'Łukasz';
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  print.mockReset();
  Reflect.deleteProperty(document, 'fonts');
});

const giveFonts = (load: (face: string, words: string) => Promise<unknown>) =>
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });

it('waits for every typeface of the words on the page', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const load = vi.fn(() => promise);
  giveFonts(load);
  const printed = printPage();
  await vi.advanceTimersByTimeAsync(1000);
  expect(print).not.toHaveBeenCalled();
  expect(load).toHaveBeenCalledWith('700 1em Barlow', 'Łukasz');
  resolve();
  await printed;
  expect(print).toHaveBeenCalledTimes(1);
});

it('prints without a typeface that cannot be loaded or does not come', async () => {
  giveFonts(() => Promise.reject(new Error('no network')));
  await printPage();
  expect(print).toHaveBeenCalledTimes(1);
  giveFonts(() => new Promise(() => undefined));
  const printed = printPage();
  await vi.advanceTimersByTimeAsync(3000);
  await printed;
  expect(print).toHaveBeenCalledTimes(2);
});
