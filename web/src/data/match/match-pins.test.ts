import { beforeEach, describe, expect, it } from 'vitest';
import { forgetMatchPin, keepMatchPin, matchPinOf } from './match-pins.ts';

beforeEach(() => localStorage.clear());

describe('PINs of events', () => {
  it('are stored by event until they are forgotten', () => {
    keepMatchPin('event1', '4711');
    keepMatchPin('event2', '0815');
    keepMatchPin('event1', '1234');
    expect([matchPinOf('event1'), matchPinOf('event2'), matchPinOf('event3')]).toEqual([
      '1234',
      '0815',
      null,
    ]);
    expect(JSON.parse(localStorage.getItem('match-pins') ?? '')).toEqual({ event1: '1234', event2: '0815' });
    forgetMatchPin('event1');
    expect([matchPinOf('event1'), matchPinOf('event2')]).toEqual([null, '0815']);
  });

  it('are null without an event, and if the storage contains something else', () => {
    expect(matchPinOf(null)).toBeNull();
    for (const text of ['[]', 'null', '5', '{"event1":5}', 'nonsense']) {
      localStorage.setItem('match-pins', text);
      expect(matchPinOf('event1')).toBeNull();
    }
  });

  it('are replaced by new ones, the oldest first', () => {
    for (let count = 0; count < 51; count += 1) keepMatchPin(`event-${count}`, String(count));
    expect([matchPinOf('event-0'), matchPinOf('event-1'), matchPinOf('event-50')]).toEqual([null, '1', '50']);
  });
});
