import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isRecent, noteServerTime, serverNow } from './server-clock.ts';

const now = Date.parse('2026-03-01T12:00:00Z');
const year = 365 * 24 * 60 * 60_000;
const answerAt = (at: number) => ({ headers: new Headers({ date: new Date(at).toUTCString() }) });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});
afterEach(() => {
  noteServerTime(answerAt(Date.now()));
  vi.useRealTimers();
});

it.each([year, -year, 60_000])('follows a server whose clock is %i ms ahead', (ahead) => {
  noteServerTime(answerAt(now + ahead));
  expect(serverNow()).toBe(now + ahead);
  vi.setSystemTime(now + 1500);
  expect(serverNow()).toBe(now + ahead + 1500);
});

it('notices with the next answer that a clock was changed', () => {
  noteServerTime(answerAt(now));
  vi.setSystemTime(now - year);
  noteServerTime(answerAt(now));
  expect(serverNow()).toBe(now);
  noteServerTime(answerAt(now + year));
  expect(serverNow()).toBe(now + year);
});

it('uses the clock of the device if both agree, or the answer has no time', () => {
  noteServerTime(answerAt(now - 2000));
  expect(serverNow()).toBe(now);
  noteServerTime(answerAt(now + year));
  noteServerTime({ headers: new Headers() });
  noteServerTime({ headers: new Headers({ date: 'soon' }) });
  expect(serverNow()).toBe(now + year);
});

it('does not treat a time in the future as recent', () => {
  expect(isRecent(now - 999, 1000, now)).toBe(true);
  expect(isRecent(now - 1000, 1000, now)).toBe(false);
  expect(isRecent(now + year, 1000, now)).toBe(false);
});
