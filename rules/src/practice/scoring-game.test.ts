import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createScoringGame } from './create.ts';
import {
  type Scoring20Hit as HitType,
  scoring20Hits as hitTypes,
  pointsOfHit,
  scoringTwenty,
} from './kinds/scoring-20.ts';
import { recordHit } from './record-hit.ts';
import { standingOfGame } from './standing.ts';
import type { ScoringGame } from './types.ts';
import { undoHit } from './undo-hit.ts';

const start = createScoringGame({ id: 'game', startDateTime: 1_000 });

const value = (result: ReturnType<typeof recordHit>): ScoringGame => {
  if (!result.ok) throw new Error(result.error);
  return result.value;
};

const throwAll = (types: readonly HitType[], game = start): ScoringGame =>
  types.reduce((played, hitType, index) => {
    const number = played.throws.length + 1;
    return value(recordHit(played, { id: `t${number}`, hitType, timeStamp: 1_000 + index }, number));
  }, game);

const anyHits = (constraints: { minLength?: number; maxLength: number }) =>
  fc.array(fc.constantFrom(...hitTypes), constraints);

describe('a scoring game', () => {
  it('has a hundred darts at the 20', () => {
    expect(scoringTwenty).toEqual({ maxNoOfThrows: 100, targetScore: 20 });
    expect(start).toMatchObject({ status: 'running', throws: [], finishedAt: null });
  });

  it('counts 3 for a triple, 2 for a double, 1 for a single, 0 for a miss', () => {
    expect(hitTypes.map(pointsOfHit)).toEqual([3, 2, 1, 0]);
    expect(standingOfGame(throwAll(['triple', 'single', 'miss', 'double', 'triple']))).toEqual({
      score: 9,
      hits: { triple: 2, double: 1, single: 1, miss: 1 },
    });
  });

  it('scores at most 300', () => {
    const perfect = throwAll(Array.from({ length: 100 }, () => 'triple' as const));
    expect(standingOfGame(perfect).score).toBe(300);
  });

  it('ends with the hundredth dart, which can be undone', () => {
    const before = throwAll(Array.from({ length: 99 }, () => 'single' as const));
    expect(before.status).toBe('running');
    const finished = throwAll(['double'], before);
    expect(finished).toMatchObject({ status: 'finished', finishedAt: 1_000 });
    const hit = { id: 'one-too-many', hitType: 'single', timeStamp: 1 } as const;
    expect(recordHit(finished, hit)).toEqual({ ok: false, error: 'error.scoring-game.finished' });
    expect(undoHit(finished)).toEqual({ ok: true, value: before });
    expect(throwAll(['triple'], value(undoHit(finished))).status).toBe('finished');
  });

  it('accepts a dart only with the next number', () => {
    const game = throwAll(['single', 'single']);
    const hit = { id: 'x', hitType: 'single', timeStamp: 1 } as const;
    for (const number of [1, 2, 4])
      expect(recordHit(game, hit, number)).toEqual({ ok: false, error: 'error.scoring-game.out-of-sync' });
    expect(recordHit(game, hit, 3).ok).toBe(true);
  });

  it('takes back only the last dart', () => {
    const game = throwAll(['single', 'triple']);
    expect(undoHit(game, 't2')).toEqual({ ok: true, value: throwAll(['single']) });
    expect(undoHit(game, 't1')).toEqual({ ok: false, error: 'error.scoring-game.out-of-sync' });
    expect(undoHit(start)).toEqual({ ok: false, error: 'error.scoring-game.no-throw-to-undo' });
  });

  it('is unchanged after a dart and its undo', () => {
    fc.assert(
      fc.property(anyHits({ maxLength: 99 }), fc.constantFrom(...hitTypes), (types, next) => {
        const game = throwAll(types);
        expect(value(undoHit(throwAll([next], game)))).toEqual(game);
      }),
    );
  });

  it('is finished exactly when all darts are thrown', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), anyHits({ maxLength: 12 }), (maxNoOfThrows, types) => {
        const short = createScoringGame({
          id: 'short',
          startDateTime: 1,
          config: { maxNoOfThrows, targetScore: 20 },
        });
        const played = throwAll(types.slice(0, maxNoOfThrows), short);
        expect(played.status).toBe(types.length >= maxNoOfThrows ? 'finished' : 'running');
        expect(played.finishedAt === null).toBe(played.status === 'running');
      }),
    );
  });
});
