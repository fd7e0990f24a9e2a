import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answerWaitMs,
  marksAfterSetting,
  missingAnswers,
  type ShownLineUp,
  unreadySides,
} from './readiness.ts';

const unchanged: ShownLineUp = { isLed: true, changedAt: null, acceptedAt: null, askedAt: null };
const now = 10 * answerWaitMs;

describe('unreadySides', () => {
  it.each<[string, Partial<ShownLineUp>, Partial<ShownLineUp>, readonly string[]]>([
    ['nobody without a change', {}, {}, []],
    ['the guests about a change of home', { changedAt: now }, {}, ['away']],
    ['home about a change of the guests', {}, { changedAt: now }, ['home']],
    ['both about each other', { changedAt: now }, { changedAt: now - 1 }, ['home', 'away']],
    ['nobody who has answered', { changedAt: now - 2, acceptedAt: now - 1 }, {}, []],
    ['nobody whom nobody leads', { changedAt: now }, { isLed: false }, []],
    [
      'guests who were asked before their device was revoked',
      { changedAt: 1, askedAt: now },
      { isLed: false },
      ['away'],
    ],
    ['until ten minutes are over', { changedAt: now - answerWaitMs + 1 }, {}, ['away']],
    ['and not after them', { changedAt: now - answerWaitMs }, {}, []],
    ['from the last time it was asked', { changedAt: 1, askedAt: now - 1 }, {}, ['away']],
    ['nobody after the clock was set back', { changedAt: now + 1 }, {}, []],
  ])('asks %s', (_, home, away, expected) => {
    expect(
      unreadySides(
        [
          { ...unchanged, ...home },
          { ...unchanged, ...away },
        ],
        now,
      ),
    ).toEqual(expected);
  });

  it('says from when on the start is possible', () => {
    expect(missingAnswers([{ ...unchanged, changedAt: 5 }, unchanged])).toEqual([
      { side: 'away', startsFrom: 5 + answerWaitMs },
    ]);
  });
});

describe('marksAfterSetting', () => {
  const facts = { wasRevealed: true, isOwn: true, isSame: false };
  it('marks a change only after both were visible', () => {
    const none = { changedAt: null, acceptedAt: null, askedAt: null };
    expect(marksAfterSetting(null, { ...facts, wasRevealed: false }, now)).toEqual(none);
    expect(marksAfterSetting(none, facts, now)).toEqual({ ...none, changedAt: now });
    // A line-up that was removed meanwhile is set in knowledge of the other one.
    expect(marksAfterSetting(null, { ...facts, isSame: true }, now)).toEqual({ ...none, changedAt: now });
  });

  it('keeps the answer to a line-up that is set again as it was', () => {
    const before = { changedAt: 1, acceptedAt: 2, askedAt: null };
    expect(marksAfterSetting(before, { ...facts, isSame: true }, now)).toEqual(before);
  });

  it('asks nobody about a line-up that they have set themselves', () => {
    expect(marksAfterSetting(null, { ...facts, isOwn: false }, now)).toMatchObject({ acceptedAt: now });
  });

  it('needs an answer to the last change, in every order of changes and answers', () => {
    const acts = fc.array(fc.constantFrom('home', 'away', 'home-ready', 'away-ready', 'wait'), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(acts, (list) => {
        let at = 1;
        let lineUps: [ShownLineUp, ShownLineUp] = [unchanged, unchanged];
        // The plain truth: the last change of each side, and when the other one has last answered.
        const changed = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
        const answered = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
        for (const act of list) {
          at += act === 'wait' ? answerWaitMs / 3 : 1;
          const [side, isAnswer] = [act.startsWith('home') ? 0 : 1, act.endsWith('ready')];
          if (act === 'wait') continue;
          const about = isAnswer ? 1 - side : side;
          const one = lineUps[about] ?? unchanged;
          const marks = isAnswer
            ? { ...one, acceptedAt: at }
            : { ...one, ...marksAfterSetting(one, facts, at) };
          lineUps = about === 0 ? [marks, lineUps[1]] : [lineUps[0], marks];
          if (isAnswer) answered[about] = at;
          else changed[about] = at;
          const blocked = [1, 0].filter((asked) => {
            const last = changed[1 - asked] ?? 0;
            return (answered[1 - asked] ?? 0) < last && at < last + answerWaitMs;
          });
          const expected = blocked.map((asked) => (asked === 0 ? 'home' : 'away'));
          expect([...unreadySides(lineUps, at)].toSorted()).toEqual(expected.toSorted());
        }
      }),
    );
  });
});
