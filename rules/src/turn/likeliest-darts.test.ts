import { describe, expect, it } from 'vitest';
import { bustDartsCount, dartsCount } from './darts-count.ts';

const singleIn = { isIn: true, checkInMode: 'single-in' } as const;

describe('the likeliest number of darts', () => {
  it.each([
    { before: 40, score: 40, likely: '1/1', why: 'one dart at double 20' },
    { before: 2, score: 2, likely: '1/1', why: 'one dart at double 1' },
    { before: 50, score: 50, likely: '2/1', why: 'S10 and D20' },
    { before: 41, score: 41, likely: '2/1', why: 'S9 and D16' },
    { before: 60, score: 60, likely: '2/1', why: 'S20 and D20' },
    { before: 61, score: 61, likely: '3/1', why: 'two darts need a treble' },
    { before: 100, score: 100, likely: '3/1', why: 'S20, T20, D20' },
    { before: 40, score: 0, likely: '3/3', why: 'three misses at double 20' },
    { before: 50, score: 10, likely: '3/2', why: 'S10, then two misses' },
    { before: 60, score: 20, likely: '3/2', why: 'S20, then two misses' },
    { before: 80, score: 40, likely: '3/1', why: 'S20, S20, then a miss' },
    { before: 170, score: 120, likely: '3/1', why: 'T20, T20, then a miss at the bull' },
  ])('from $before with $score: $why', ({ before, score, likely }) => {
    const count = dartsCount({ before, score, ...singleIn });
    if (count.kind !== 'ask') throw new Error('expected a question');
    expect(`${count.likeliest.dartsThrown}/${count.likeliest.attemptsOnDouble}`).toBe(likely);
  });

  it('is one of the options in every question', () => {
    let questions = 0;
    for (const entry of [singleIn, { isIn: false, checkInMode: 'double-in' } as const]) {
      for (let before = 2; before <= 181; before += 1) {
        const scores = Array.from({ length: Math.min(before, 180) + 1 }, (_, score) => score);
        const counts = [
          bustDartsCount({ before, ...entry }),
          ...scores.map((score) => dartsCount({ before, score, ...entry })),
        ];
        for (const count of counts) {
          if (count.kind !== 'ask') continue;
          questions += 1;
          expect(count.options).toContainEqual(count.likeliest);
        }
      }
    }
    expect(questions).toBeGreaterThan(1000);
  });
});

describe('the attempts that can be chosen', () => {
  it('have no gaps, include one attempt on every checkout and none without a checkout', () => {
    for (let before = 2; before <= 170; before += 1) {
      for (let score = 0; score <= before; score += 1) {
        const count = dartsCount({ before, score, ...singleIn });
        if (count.kind !== 'ask') continue;
        for (const darts of new Set(count.options.map(({ dartsThrown }) => dartsThrown))) {
          const attempts = count.options
            .filter(({ dartsThrown }) => dartsThrown === darts)
            .map(({ attemptsOnDouble }) => attemptsOnDouble);
          const least = score === before ? 1 : 0;
          expect(attempts).toEqual(attempts.map((_, index) => least + index));
        }
      }
    }
  });
});
