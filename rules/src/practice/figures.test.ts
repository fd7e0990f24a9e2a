import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestGame } from './best-game.ts';
import {
  type Scoring20Hit as HitType,
  scoring20Hits as hitTypes,
  roundBuckets,
  roundPoints,
  scoringTwenty,
} from './kinds/scoring-20.ts';
import { segmentShares } from './segment-shares.ts';
import { standingOfGame } from './standing.ts';
import { streaksOf } from './streaks.ts';

const letters: { readonly [letter: string]: HitType } = { T: 'triple', D: 'double', S: 'single', M: 'miss' };

/** Reads `TTSM` as darts. */
const darts = (text: string) => text.split('').map((letter) => ({ hitType: letters[letter] ?? 'miss' }));
const standingOfHits = (throws: ReturnType<typeof darts>) => {
  const { score, hits } = standingOfGame({ kind: 'scoring-20', config: scoringTwenty, throws });
  return { score, hits: { triple: 0, double: 0, single: 0, miss: 0, ...hits } };
};
const anyDarts = fc
  .array(fc.constantFrom(...hitTypes), { maxLength: 100 })
  .map((types) => types.map((hitType) => ({ hitType })));
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

describe('streaks', () => {
  it('end with the next different hit', () => {
    expect(streaksOf(darts('TTSTTTMMS'), hitTypes)).toEqual([
      { hitType: 'triple', longest: 3, count: 2, average: 2.5, longestShare: 3 / 9 },
      { hitType: 'double', longest: 0, count: 0, average: 0, longestShare: 0 },
      { hitType: 'single', longest: 1, count: 2, average: 1, longestShare: 1 / 9 },
      { hitType: 'miss', longest: 2, count: 1, average: 2, longestShare: 2 / 9 },
    ]);
  });

  it('contain all darts, and none is longer than the number of hits of its kind', () => {
    fc.assert(
      fc.property(anyDarts, (throws) => {
        const { hits } = standingOfHits(throws);
        for (const { hitType, longest, count, average } of streaksOf(throws, hitTypes)) {
          expect(count * average).toBeCloseTo(hits[hitType], 9);
          expect(longest).toBeLessThanOrEqual(hits[hitType]);
          expect(longest).toBeGreaterThanOrEqual(average);
        }
      }),
    );
  });

  it('are one more than the number of changes between kinds of hits', () => {
    fc.assert(
      fc.property(anyDarts, (throws) => {
        const changes = throws.filter(({ hitType }, at) => hitType !== throws[at - 1]?.hitType).length;
        expect(sum(streaksOf(throws, hitTypes).map(({ count }) => count))).toBe(changes);
      }),
    );
  });
});

describe('segment shares', () => {
  it('are 0 before the first dart', () => {
    expect(segmentShares([], hitTypes).map(({ share }) => share)).toEqual([0, 0, 0, 0]);
  });

  it('add up to 1', () => {
    fc.assert(
      fc.property(anyDarts, (throws) => {
        const shares = segmentShares(throws, hitTypes);
        expect(sum(shares.map(({ count }) => count))).toBe(throws.length);
        expect(sum(shares.map(({ share }) => share))).toBeCloseTo(throws.length === 0 ? 0 : 1, 9);
      }),
    );
  });
});

describe('rounds of three darts', () => {
  const target = { targetScore: 20 };

  it.each([
    ['MMM', 0],
    ['SMM', 20],
    ['DMM', 40],
    ['TMM', 60],
    ['SSS', 60],
    ['TTD', 160],
    ['TTT', 180],
  ])('%s are %i points on the board', (text, points) => {
    expect(roundPoints(darts(text), target)).toEqual([points]);
    expect(roundBuckets([points]).find(({ count }) => count === 1)?.from).toBe(points);
  });

  it('leave out an incomplete round', () => {
    expect(roundPoints(darts('TTTSSSM'), target)).toEqual([180, 60]);
    expect(roundPoints(darts('T'.repeat(100)), target)).toHaveLength(33);
    expect(roundPoints(darts('TT'), target)).toEqual([]);
  });

  it('fall into buckets of 20, and the last bucket contains only 180', () => {
    expect(roundBuckets([]).map(({ from }) => from)).toEqual([0, 20, 40, 60, 80, 100, 120, 140, 160, 180]);
    expect(roundBuckets([0, 19, 20, 179, 180]).map(({ count }) => count)).toEqual([
      2, 1, 0, 0, 0, 0, 0, 0, 1, 1,
    ]);
  });

  it('each fall into one bucket, and their points add up to those of the game', () => {
    fc.assert(
      fc.property(anyDarts, (throws) => {
        const points = roundPoints(throws, target);
        expect(sum(roundBuckets(points).map(({ count }) => count))).toBe(points.length);
        const complete = throws.slice(0, points.length * 3);
        expect(sum(points)).toBe(standingOfHits(complete).score * 20);
      }),
    );
  });
});

describe('the best game', () => {
  const game = (score: number, startDateTime: number, status = 'finished') => ({
    score,
    startDateTime,
    status,
  });

  it('has the most points, and is the earlier one of two equal games', () => {
    expect(bestGame([game(80, 1), game(120, 3), game(120, 2), game(90, 4)], 'highest')).toEqual(game(120, 2));
  });

  it('is never an unfinished game', () => {
    expect(bestGame([game(200, 1, 'running'), game(10, 2)], 'highest')).toEqual(game(10, 2));
    expect(bestGame([game(200, 1, 'running')], 'highest')).toBeNull();
  });

  it('has the fewest points if the kind counts so, and is still the earlier one of two equal games', () => {
    expect(bestGame([game(80, 2), game(60, 4), game(60, 3), game(90, 1)], 'lowest')).toEqual(game(60, 3));
    expect(bestGame([game(10, 1, 'running'), game(20, 2)], 'lowest')).toEqual(game(20, 2));
  });
});
