import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createScoringGame } from './create.ts';
import { mostThrows } from './kinds/practice-kind.ts';
import { legalHits } from './legal-hits.ts';
import {
  hitTypes,
  isKnownKind,
  kindIn,
  kindNamed,
  naming,
  type PracticeKindName,
  practiceKindNames,
} from './practice-kinds.ts';
import { recordHit } from './record-hit.ts';
import { noOfThrowsIn, standingOfGame } from './standing.ts';
import type { ScoringGame } from './types.ts';
import { undoHit } from './undo-hit.ts';

// What the server, the queue of a device and the lists rely on, for every kind.

const valueOf = (result: ReturnType<typeof recordHit>): ScoringGame => {
  if (!result.ok) throw new Error(result.error);
  return result.value;
};

/** A game in which each number chooses one of the legal results; it ends early if the game is over. */
const playedBy = (kind: PracticeKindName, choices: readonly number[]): readonly ScoringGame[] => {
  const states = [createScoringGame({ id: 'game', startDateTime: 1, kind })];
  for (const [index, choice] of choices.entries()) {
    const game = states.at(-1) as ScoringGame;
    const possible = legalHits(game);
    const hitType = possible[choice % Math.max(1, possible.length)];
    if (hitType === undefined) break;
    states.push(valueOf(recordHit(game, { id: `t${index}`, hitType, timeStamp: index })));
  }
  return states;
};

const anyChoices = fc.array(fc.nat({ max: 999 }), { maxLength: 150 });

describe.each(practiceKindNames)('the kind %s', (kind) => {
  const { config, hitTypes: own, best } = kindNamed(kind);

  it('has names and a length that the wire can carry', () => {
    expect(kind).toMatch(/^[a-z0-9-]{1,32}$/);
    for (const name of own) expect(name).toMatch(/^[a-z0-9-]{1,32}$/);
    expect(new Set(own).size).toBe(own.length);
    expect(['highest', 'lowest']).toContain(best);
    for (const value of Object.values(config)) expect(Number.isSafeInteger(value) && value >= 0).toBe(true);
    expect(config.maxNoOfThrows).toBeGreaterThan(0);
    expect(config.maxNoOfThrows).toBeLessThanOrEqual(mostThrows);
  });

  it('has a next dart as long as the game runs, and a score that the wire can carry', () => {
    fc.assert(
      fc.property(anyChoices, (choices) => {
        for (const game of playedBy(kind, choices)) {
          const possible = legalHits(game);
          expect(possible.length === 0).toBe(game.status === 'finished');
          expect(own).toEqual(expect.arrayContaining([...possible]));
          const standing = standingOfGame(game);
          expect(Number.isSafeInteger(standing.score) && standing.score >= 0).toBe(true);
          expect(Object.keys(standing.hits).toSorted()).toEqual([...own].toSorted());
          expect(noOfThrowsIn(standing)).toBe(game.throws.length);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('is unchanged after a dart and its undo', () => {
    fc.assert(
      fc.property(anyChoices, (choices) => {
        const states = playedBy(kind, choices);
        for (const [index, game] of states.entries())
          if (index > 0) expect(valueOf(undoHit(game))).toEqual(states[index - 1]);
      }),
      { numRuns: 20 },
    );
  });

  it('ends with its last dart', () => {
    fc.assert(
      fc.property(fc.nat({ max: 999 }), (choice) => {
        const states = playedBy(
          kind,
          Array.from({ length: config.maxNoOfThrows + 1 }, () => choice),
        );
        expect(states.at(-1)?.status).toBe('finished');
        expect(states.length).toBeLessThanOrEqual(config.maxNoOfThrows + 1);
      }),
      { numRuns: 20 },
    );
  });

  it('counts every complete round in ascending columns, or has no such chart', () => {
    fc.assert(
      fc.property(anyChoices, (choices) => {
        const { throws } = playedBy(kind, choices).at(-1) as ScoringGame;
        const buckets = kindNamed(kind).roundBuckets(throws, config);
        const ends = buckets.map(({ from }) => from);
        expect(ends).toEqual([...new Set(ends)].toSorted((one, other) => one - other));
        if (buckets.length > 0)
          expect(buckets.reduce((sum, { count }) => sum + count, 0)).toBe(Math.floor(throws.length / 3));
      }),
      { numRuns: 20 },
    );
  });
});

describe('a dart', () => {
  it('with a result that the game does not know is refused, and a finished game refuses first', () => {
    const game = createScoringGame({ id: 'game', startDateTime: 1 });
    const hit = { id: 't', hitType: 'bounce-out' as 'miss', timeStamp: 1 };
    expect(recordHit(game, hit)).toEqual({ ok: false, error: 'error.invalid-request' });
    expect(recordHit(game, hit, 2)).toEqual({ ok: false, error: 'error.scoring-game.out-of-sync' });
    const over = { ...game, status: 'finished' } as const;
    expect(recordHit(over, hit)).toEqual({ ok: false, error: 'error.scoring-game.finished' });
  });
});

describe('the name of a kind', () => {
  it('is missing on the wire for the first kind', () => {
    expect(naming('scoring-20')).toEqual({});
    expect(kindIn({})).toBe('scoring-20');
    for (const kind of practiceKindNames) expect(kindIn(naming(kind))).toBe(kind);
  });

  it('may be one that only a newer version knows', () => {
    for (const kind of practiceKindNames) expect(isKnownKind(kind)).toBe(true);
    for (const name of ['no-such-kind', '', 'toString']) expect(isKnownKind(name)).toBe(false);
  });

  it('leads to its results, each listed once', () => {
    expect(new Set(hitTypes).size).toBe(hitTypes.length);
    for (const kind of practiceKindNames)
      expect(hitTypes).toEqual(expect.arrayContaining([...kindNamed(kind).hitTypes]));
  });
});
