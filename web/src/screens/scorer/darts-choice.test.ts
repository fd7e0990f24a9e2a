import { dartsCount } from '@neundarter/rules/turn/darts-count';
import type { DartsOption } from '@neundarter/rules/turn/turn-outcomes';
import { describe, expect, it } from 'vitest';
import { attemptsQuestion, chosenOption, dartsQuestion, fillIn, openAnswer } from './darts-choice.ts';

const optionsOf = (before: number, score: number): readonly DartsOption[] => {
  const count = dartsCount({ before, score, isIn: true, checkInMode: 'single-in' });
  return count.kind === 'ask' ? count.options : [];
};
const everyAnswer = (options: readonly DartsOption[]) =>
  dartsQuestion(options, openAnswer(options)) ?? attemptsQuestion(options, openAnswer(options));

describe('the darts-count dialog', () => {
  it('asks both questions if the rest is a double', () => {
    const options = optionsOf(40, 40);
    const open = openAnswer(options);
    expect(dartsQuestion(options, open)?.values).toEqual([1, 2, 3]);
    expect(attemptsQuestion(options, open)?.values).toEqual([1, 2, 3]);
    // Not every dart at a finishable rest is an attempt, so none of the answers is closed.
    expect(attemptsQuestion(options, { darts: 3, attempts: null })?.possible).toEqual(new Set([1, 2, 3]));
  });

  it('fills in answers that follow from others', () => {
    const options = optionsOf(40, 40);
    expect(fillIn(options, { darts: 1, attempts: null })).toEqual({ darts: 1, attempts: 1 });
    expect(fillIn(options, { darts: null, attempts: 3 })).toEqual({ darts: 3, attempts: 3 });
  });

  it('asks only for attempts when nothing was checked out', () => {
    const options = optionsOf(60, 20);
    const open = openAnswer(options);
    expect(open.darts).toBe(3);
    expect(dartsQuestion(options, open)).toBeNull();
    expect(attemptsQuestion(options, open)?.values).toEqual([0, 1, 2]);
  });

  it('never offers an impossible answer, and needs two answers at most', () => {
    for (let before = 2; before <= 170; before += 1) {
      for (let score = 0; score <= Math.min(before, 180); score += 1) {
        const options = optionsOf(before, score);
        if (options.length === 0) continue;
        const first = everyAnswer(options);
        expect(first?.possible.size, `${score} of ${before}`).toBeGreaterThan(1);
        for (const option of options) {
          const half = fillIn(options, { darts: option.dartsThrown, attempts: null });
          const whole = fillIn(options, { darts: option.dartsThrown, attempts: option.attemptsOnDouble });
          expect(chosenOption(options, whole)).toEqual(option);
          expect([null, option]).toContainEqual(chosenOption(options, half));
        }
      }
    }
  });
});
