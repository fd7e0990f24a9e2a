import { currentLeg } from '@neundarter/rules/match/turn-order';
import type { Match, Throw } from '@neundarter/rules/match/types';
import { describe, expect, it } from 'vitest';
import { playMatch } from '../../test/played-match.ts';
import { correctionOf, firstOption, readCorrection, situationBefore } from './correction-input.ts';

const turnsOf = (match: Match): readonly Throw[] => currentLeg(match)?.throws ?? [];
const turnAt = (match: Match, index: number): Throw => {
  const turn = turnsOf(match)[index];
  if (turn === undefined) throw new Error(`no turn ${index}`);
  return turn;
};
const situationOf = (match: Match, index: number) => {
  const leg = currentLeg(match);
  if (leg === null) throw new Error('no leg');
  return situationBefore(leg, turnAt(match, index), match);
};
const single = { before: 501, isIn: true, checkInMode: 'single-in' } as const;

describe('situationBefore', () => {
  it('counts only the earlier turns of the same side', () => {
    const match = playMatch({ config: { checkInMode: 'double-in' }, legs: ['501 | 0 60 | 100 40 | 26'] });
    expect(situationOf(match, 2)).toEqual({ before: 501, isIn: false, checkInMode: 'double-in' });
    expect(situationOf(match, 3)).toMatchObject({ before: 441, isIn: true });
    expect(situationOf(match, 4)).toMatchObject({ before: 401 });
  });
});

describe('readCorrection', () => {
  it('knows points, busts and what is not possible', () => {
    expect(readCorrection('100', single)).toMatchObject({ score: 100, isBust: false });
    expect(readCorrection('60', { ...single, before: 40 })).toMatchObject({ score: 0, isBust: true });
    expect(readCorrection('179', single)).toBeNull();
    expect(readCorrection('', single)).toBeNull();
  });

  it('offers for 0 points the darts of a bust and those of three misses, each once', () => {
    const options = readCorrection('0', { ...single, before: 40 })?.options ?? [];
    expect(options.map(({ attemptsOnDouble }) => attemptsOnDouble).toSorted()).toEqual([0, 1, 2, 3]);
  });
});

describe('firstOption', () => {
  const checkout = readCorrection('40', { ...single, before: 40 });
  it('keeps the darts of the turn if they fit, and otherwise takes possible ones', () => {
    if (checkout === null) throw new Error('40 is a checkout');
    expect(firstOption(checkout, { dartsThrown: 2, attemptsOnDouble: 2 })).toEqual({
      dartsThrown: 2,
      attemptsOnDouble: 2,
    });
    expect(checkout.options).toContainEqual(firstOption(checkout, { dartsThrown: 3, attemptsOnDouble: 0 }));
    expect(firstOption(checkout, { dartsThrown: 3, attemptsOnDouble: 0 }).attemptsOnDouble).toBeGreaterThan(
      0,
    );
  });
});

describe('correctionOf', () => {
  const match = playMatch({ legs: ['501 | 180 60 | 180 45 | 100'] });
  const option = { dartsThrown: 3, attemptsOnDouble: 0 };

  it('names the last turn, and the last one that stays', () => {
    const all = correctionOf(match, turnAt(match, 1), { score: 85, option });
    expect(all?.correction).toMatchObject({
      lastThrowId: turnAt(match, 4).id,
      keptThrowId: turnAt(match, 4).id,
    });
    const shorter = playMatch({ legs: ['501 | 60 60 | 180 45 | 180'] });
    const some = correctionOf(shorter, turnAt(shorter, 0), { score: 180, option });
    expect(some?.plan.reason).toBe('impossible');
    expect(some?.correction.keptThrowId).toBe(turnAt(shorter, 3).id);
  });

  it('is null for points that are not possible', () => {
    expect(correctionOf(match, turnAt(match, 0), { score: 179, option })).toBeNull();
  });
});
