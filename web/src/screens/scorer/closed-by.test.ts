import type { PartialMatchConfig } from '@neundarter/rules/match/config';
import { recordThrow } from '@neundarter/rules/match/record-throw';
import { throwerOf } from '@neundarter/rules/match/turn-order';
import type { Match } from '@neundarter/rules/match/types';
import { describe, expect, it } from 'vitest';
import { idOf, playMatch } from '../../test/played-match.ts';
import { closedBy } from './closed-by.ts';

const wonByHome = '501 | 180 0 | 180 0 | 141#1';
const almost = '501 | 180 0 | 180 0';

const afterTurn = (match: Match, score: number): Match => {
  const newThrow = {
    id: 'last',
    playerId: throwerOf(match)?.playerId ?? '',
    score,
    dartsThrown: 3,
    attemptsOnDouble: score === 141 ? 1 : 0,
    timeStamp: 9,
  };
  const next = recordThrow(match, newThrow);
  if (!next.ok) throw new Error(next.error);
  return next.value;
};
const closing = (config: PartialMatchConfig, legs: readonly string[], score: number) => {
  const before = playMatch({ config, legs });
  return closedBy(before, afterTurn(before, score));
};

describe('a turn closes', () => {
  it('nothing while the leg goes on', () => {
    expect(closing({}, [almost], 60)).toBeNull();
  });

  it('a leg, with its checkout and the starter of the next leg', () => {
    expect(closing({}, [almost], 141)).toEqual({
      kind: 'leg',
      winningParty: 0,
      decidedBy: null,
      playerId: idOf('Anna'),
      checkout: 141,
      darts: 9,
      setNumber: 1,
      legNumber: 1,
      nextPlayerId: idOf('Ben'),
    });
  });

  it('a leg by the smaller rest, for who has it and not for who has thrown last', () => {
    const config = { roundLimit: { rounds: 1, decision: 'lowest-rest' } } as const;
    expect(closing(config, ['501 | 100'], 60)).toMatchObject({
      kind: 'leg',
      winningParty: 0,
      decidedBy: 'lowest-rest',
      playerId: idOf('Ben'),
    });
  });

  it('nothing if a bull-out has to decide', () => {
    const config = { roundLimit: { rounds: 1, decision: 'bull' } } as const;
    expect(closing(config, ['501 | 100'], 60)).toBeNull();
  });

  it('a set', () => {
    const config = { setMode: 'first-to', setsToWin: 2, legConfig: { legsToWinSet: 1 } } as const;
    expect(closing(config, [almost], 141)).toMatchObject({ kind: 'set', setNumber: 1 });
  });

  it('the match, without a next starter', () => {
    expect(closing({ legsToWinSet: 1 }, [almost], 141)).toMatchObject({ kind: 'match', nextPlayerId: null });
  });

  it('the leg before a decider, whose starter the bull-out decides', () => {
    const legs = [wonByHome, '501 away | 180 0 | 180 0'];
    expect(closing({ legsToWinSet: 2 }, legs, 141)).toMatchObject({ kind: 'leg', nextPlayerId: null });
    expect(closing({ legsToWinSet: 2, bullOutForDecider: false }, legs, 141)).toMatchObject({
      nextPlayerId: idOf('Anna'),
    });
  });
});
