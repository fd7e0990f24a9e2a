import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costOf, usualCallLimits } from '../http/call-limits.ts';
import { createCallCounter } from './count-calls.ts';

const start = 1_000_000;
const some = { key: 'a', limit: { burst: 3, perSecond: 2 } };

describe('a counter of calls', () => {
  it('allows a burst, then the calls of the limit, and returns the time to wait', () => {
    const { count } = createCallCounter();
    expect([1, 2, 3].map(() => count([some], start))).toEqual([0, 0, 0]);
    expect(count([some], start)).toBe(500);
    expect(count([some], start + 200)).toBe(300);
    expect([count([some], start + 500), count([some], start + 500)]).toEqual([0, 500]);
    expect([1, 2, 3, 4].map(() => count([some], start + 10_000))).toEqual([0, 0, 0, 500]);
  });

  it('counts a costly call as several', () => {
    const { count, takeSpent } = createCallCounter();
    expect(count([{ ...some, cost: 3 }], start)).toBe(0);
    expect(count([some], start)).toBe(500);
    expect(takeSpent().get('a')?.calls).toBe(3);
    expect(count([{ ...some, cost: 3 }], start + 500)).toBe(1000);
  });

  it.each([
    ['a usual read', 'readMatch', {}, 1],
    ['a short list', 'listMatches', { limit: '5' }, 1],
    ['a long list', 'listEventMatches', { limit: '100' }, 4],
    ['a list that is whole without a limit', 'listEventMatches', {}, 4],
    ['a whole event', 'readEvent', {}, 4],
    ['a limit that is refused later', 'listMatches', { limit: '1e9' }, 4],
    ['a limit that is no number', 'listMatches', { limit: ['x', 'y'] }, 1],
  ])('weighs %s', (_, name, query, expected) => {
    expect(costOf(name, query)).toBe(expected);
  });

  it('does not count a refused call under any of its keys', () => {
    const { count } = createCallCounter();
    const wide = { key: 'b', limit: { burst: 4, perSecond: 1 } };
    for (let call = 0; call < 10; call += 1) count([some, wide], start);
    expect(count([wide], start)).toBe(0);
    expect(count([wide], start)).toBe(1000);
  });

  it('never allows more than burst and rate in any period', () => {
    const limit = { burst: 5, perSecond: 3 };
    fc.assert(
      fc.property(fc.array(fc.nat(2000), { maxLength: 100 }), (pauses) => {
        const { count } = createCallCounter();
        const allowed: number[] = [];
        let now = start;
        for (const pause of pauses) {
          now += pause;
          if (count([{ key: 'a', limit }], now) === 0) allowed.push(now);
        }
        for (const [first, from] of allowed.entries())
          for (const [last, to] of allowed.entries())
            if (last >= first)
              expect(last - first + 1).toBeLessThanOrEqual(
                limit.burst + ((to - from) * limit.perSecond) / 1000 + 1e-6,
              );
      }),
    );
  });

  it('forgets callers that are gone, even if nobody takes their counts', () => {
    const { count, takeSpent } = createCallCounter();
    for (let caller = 0; caller < 20_000; caller += 1)
      count([{ ...some, key: `guest-${caller}` }], start + caller * 1000);
    expect(takeSpent().size).toBeLessThan(2000);
  });

  it('adds the calls of other processes', () => {
    const [one, other] = [createCallCounter(), createCallCounter()];
    one.count([some], start);
    other.count([some], start);
    other.count([some], start);
    expect([...one.takeSpent()]).toEqual([['a', { calls: 1, limit: some.limit }]]);
    expect([...other.takeSpent().values()].map(({ calls }) => calls)).toEqual([2]);
    expect(one.takeSpent().size).toBe(0);
    // Meanwhile one more call comes.
    expect(one.count([some], start)).toBe(0);
    one.setUsed('a', 1500, start);
    expect(one.count([some], start)).toBe(500);
  });

  it('lets nobody wait long because the clock was set back', () => {
    const { count } = createCallCounter();
    for (let call = 0; call < 4; call += 1) count([some], start);
    expect(count([some], start - 3_600_000)).toBe(500);
    expect(count([some], start - 3_600_000 + 500)).toBe(0);
  });
});

describe('the usual limits', () => {
  const { turn, match, read } = usualCallLimits;

  it('allow all calls of an evening without network at once', () => {
    const { count } = createCallCounter();
    const device = { key: 'turn:guest:1', limit: turn.guest };
    for (let sent = 0; sent < 1500; sent += 1) expect(count([device], start)).toBe(0);
  });

  it('allow 128 devices in a hall to play and watch behind one address for an hour', () => {
    const { count } = createCallCounter();
    const devices = 128;
    const seconds = 60 * 60;
    let refused = 0;
    // Every device records a turn every three seconds, begins a match every five minutes, and reads twice per turn.
    for (let second = 0; second < seconds; second += 3)
      for (let device = 0; device < devices; device += 1) {
        const now = start + second * 1000;
        const counted = (kind: 'turn' | 'match' | 'read') => [
          { key: `${kind}:guest:${device}`, limit: usualCallLimits[kind].guest },
          { key: `${kind}:address:hall`, limit: usualCallLimits[kind].address },
        ];
        for (const kind of ['turn', 'read', 'read'] as const) refused += count(counted(kind), now);
        if (second % 300 === 0) refused += count(counted('match'), now);
      }
    expect(refused).toBe(0);
  });

  it('stop a program, and tell it to try again within seconds', () => {
    for (const limit of [turn.guest, match.guest, read.guest]) {
      const { count } = createCallCounter();
      let waitMs = 0;
      let calls = 0;
      while (waitMs === 0) {
        waitMs = count([{ key: 'a', limit }], start);
        calls += 1;
      }
      expect(calls).toBe(limit.burst + 1);
      expect(waitMs).toBeLessThanOrEqual(10_000);
    }
  });
});
