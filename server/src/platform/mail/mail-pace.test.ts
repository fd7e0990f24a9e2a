import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MailPace, mailDueAt, mailsInAll, mailsInDay, mergeMs, paceAfter } from './mail-pace.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const start = 1_700_000_000_000;
const none: MailPace = { lastAt: null, dayBeganAt: null, sentInDay: 0 };
const pace = (lastAt: number, sentInDay = 1): MailPace => ({ lastAt, dayBeganAt: start, sentInDay });

it.each<[string, MailPace, number, number, number]>([
  ['the first one at once', none, 0, start, start],
  ['a change within ten minutes after them', pace(start), 1, start + minute, start + 10 * minute],
  ['a later change at once', pace(start), 1, start + 11 * minute, start + 10 * minute],
  [
    'the fourth one of a day on the next day',
    pace(start + 60 * minute, 3),
    3,
    start + 70 * minute,
    start + day,
  ],
  [
    'the first one of the next day at once',
    pace(start + 60 * minute, 3),
    3,
    start + day,
    start + 70 * minute,
  ],
  ['the eleventh one a day after the tenth', pace(start + minute), 10, start + 5 * day, start + minute + day],
  ['the eleventh one to a new address a day later', none, 10, start, start + day],
  ['a mail after the clock was set back', pace(start + 300 * day), 1, start, start + 10 * minute],
])('sends %s', (_, before, sentInAll, now, expected) => {
  expect(mailDueAt(before, { sentInAll, now })).toBe(expected);
});

describe('any changes', () => {
  it('never send more than three mails in a day, and never let one wait for more than a day', () => {
    const pauses = fc.array(fc.integer({ min: 0, max: 6 * 60 }), { maxLength: 60 });
    fc.assert(
      fc.property(pauses, (minutes) => {
        let now = start;
        let known = none;
        const sentAt: number[] = [];
        for (const pause of minutes) {
          now += pause * minute;
          const dueAt = mailDueAt(known, { sentInAll: 0, now });
          expect(dueAt - now).toBeLessThanOrEqual(day);
          if (dueAt > now) continue;
          known = paceAfter(known, now);
          sentAt.push(now);
        }
        for (const [index, at] of sentAt.entries()) {
          expect(at - (sentAt[index - 1] ?? 0)).toBeGreaterThanOrEqual(mergeMs);
          const third = sentAt[index - mailsInDay];
          // Days are counted from their first mail, so two of them may touch.
          if (third !== undefined) expect(at - (sentAt[index - 2 * mailsInDay + 1] ?? 0)).toBeGreaterThan(0);
        }
        const perDay = sentAt.filter((at) => at < (sentAt[0] ?? 0) + day);
        expect(perDay.length).toBeLessThanOrEqual(mailsInDay);
        expect(mailsInAll).toBe(10);
      }),
    );
  });
});
