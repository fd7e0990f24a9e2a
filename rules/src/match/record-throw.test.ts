import { describe, expect, it } from 'vitest';
import { checkout, newThrow, play, type Turn, tinyLeg, winLegs } from '../../test-support/play.ts';
import { doubles, refusal, running, scheduled, startOfTest, value } from '../../test-support/setups.ts';
import { recordThrow } from './record-throw.ts';
import { currentLeg, currentSet, nextPosition } from './turn-order.ts';
import type { Match } from './types.ts';

const refusalOf = (match: Match, turn: Turn): string => refusal(recordThrow(match, newThrow(match, turn)));

describe('recordThrow', () => {
  it('adds the turn to the leg and subtracts its points', () => {
    const match = play(running(), { score: 140, id: 'one', timeStamp: 5 });
    expect(currentLeg(match)).toMatchObject({
      remainingScores: [361, 501],
      throws: [
        {
          id: 'one',
          party: 0,
          playerId: 'home',
          throwNumber: 1,
          score: 140,
          dartsThrown: 3,
          attemptsOnDouble: 0,
          timeStamp: 5,
        },
      ],
    });
  });

  it('numbers the throws of a leg over both parties, and leaves the rest unchanged after a bust', () => {
    const match = play(running(), 60, 100, 0);
    expect(currentLeg(match)?.throws.map((turn) => turn.throwNumber)).toEqual([1, 2, 3]);
    expect(currentLeg(match)?.remainingScores).toEqual([441, 401]);
  });

  it('closes the leg on a checkout and opens the next with the other party', () => {
    const match = checkout(running(tinyLeg), { timeStamp: 77 });
    const [first, second] = match.sets[0]?.legs ?? [];
    expect(first).toMatchObject({ isShot: true, winningParty: 0, shotByPlayerId: 'home', shotAt: 77 });
    expect(first?.remainingScores).toEqual([0, 40]);
    expect(second).toMatchObject({ legNumber: 2, startingParty: 1, startingPlayerId: 'away', startedAt: 77 });
  });

  it('closes the set and opens the next with the party that did not start the one before', () => {
    const config = { ...tinyLeg, setMode: 'first-to', legConfig: { legsToWinSet: 2 } } as const;
    const match = winLegs(running(config), 0, 1, 0);
    expect(match.sets[0]).toMatchObject({ isShot: true, winningParty: 0, startingParty: 0 });
    expect(currentSet(match)).toMatchObject({ setNumber: 2, startingParty: 1, startingPlayerId: 'away' });
    expect(currentLeg(match)).toMatchObject({ legNumber: 1, startingParty: 1 });
  });

  it('finishes the match', () => {
    const match = winLegs(running({ ...tinyLeg, legsToWinSet: 2 }), 0, 0);
    expect(match).toMatchObject({ status: 'finished', winningParty: 0 });
    expect(match.finishedAt).toBe(match.sets[0]?.shotAt);
    expect(match.sets[0]?.legs).toHaveLength(2);
  });

  it('copies only the match, its current set and its current leg', () => {
    const config = { ...tinyLeg, setMode: 'first-to', legConfig: { legsToWinSet: 2 } } as const;
    const before = winLegs(running(config), 0, 1, 0, 1);
    const after = play(before, 2);
    expect(after.sets[0]).toBe(before.sets[0]);
    expect(after.sets[1]?.legs[0]).toBe(before.sets[1]?.legs[0]);
    expect(before.sets[1]?.legs[1]?.throws).toEqual([]);
  });
});

describe('what recordThrow refuses', () => {
  const match = running();
  const finished = winLegs(running({ ...tinyLeg, legsToWinSet: 1 }), 0);

  it.each([
    ['a scheduled match', scheduled(), { score: 60 }, 'error.invalid-match-status'],
    ['a finished match', finished, { score: 2 }, 'error.invalid-match-status'],
    ['the opponent', match, { score: 60, playerId: 'away' }, 'error.invalid-player'],
    ['a stranger', match, { score: 60, playerId: 'x' }, 'error.not-player-of-match'],
    ['an impossible score', match, { score: 179 }, 'error.invalid-score'],
    ['too much with two darts', match, { score: 120, dartsThrown: 2 }, 'error.invalid-score'],
    ['a rest below 0', running({ startingScore: 40 }), { score: 41 }, 'error.invalid-score'],
    ['a rest of 1', running({ startingScore: 41 }), { score: 40 }, 'error.invalid-score'],
    [
      'a bogey number checked out',
      running({ startingScore: 159 }),
      { score: 159, attemptsOnDouble: 1 },
      'error.invalid-score',
    ],
    [
      'a checkout without an attempt',
      running({ startingScore: 40 }),
      { score: 40 },
      'error.checkout-must-have-at-least-one-double-attempt',
    ],
    [
      'more attempts than darts',
      match,
      { score: 0, dartsThrown: 1, attemptsOnDouble: 2 },
      'error.invalid-score',
    ],
    ['half a point', match, { score: 0.5 }, 'error.invalid-score'],
    [
      'a first score without a double in double-in',
      running({ checkInMode: 'double-in' }),
      { score: 1 },
      'error.invalid-score',
    ],
  ] as const)('%s', (_name, from, turn, error) => {
    expect(refusalOf(from, turn)).toBe(error);
  });

  it('returns only the first reason, in this order: status, position, player, score', () => {
    const wrong = { ...newThrow(match, { score: 179 }), playerId: 'x' };
    const elsewhere = { setNumber: 1, legNumber: 1, throwNumber: 2 };
    expect(refusal(recordThrow(finished, wrong, elsewhere))).toBe('error.invalid-match-status');
    expect(refusal(recordThrow(match, wrong, elsewhere))).toBe('error.match.out-of-sync');
    expect(refusal(recordThrow(match, wrong))).toBe('error.not-player-of-match');
    expect(refusalOf(match, { score: 179, playerId: 'away' })).toBe('error.invalid-player');
  });

  it.each([
    { setNumber: 2, legNumber: 1, throwNumber: 3 },
    { setNumber: 1, legNumber: 2, throwNumber: 3 },
    { setNumber: 1, legNumber: 1, throwNumber: 2 },
  ])('a turn meant for $setNumber/$legNumber/$throwNumber in the third throw of the match', (position) => {
    const third = play(match, 60, 60);
    expect(nextPosition(third)).toEqual({ setNumber: 1, legNumber: 1, throwNumber: 3 });
    expect(refusal(recordThrow(third, newThrow(third, { score: 60 }), position))).toBe(
      'error.match.out-of-sync',
    );
    const here = nextPosition(third) ?? position;
    expect(refusal(recordThrow(third, newThrow(third, { score: 60 }), here))).toBe('allowed');
  });

  it('needs an opening double once per leg and party', () => {
    const doubleIn = running({ checkInMode: 'double-in' });
    const opened = play(doubleIn, { score: 0 }, 40, 32);
    expect(refusalOf(play(opened, 1), { score: 1 })).toBe('allowed');
    expect(refusalOf(play(doubleIn, 40), { score: 1 })).toBe('error.invalid-score');
  });

  it('a partner who has just thrown, or who is not next', () => {
    const pair = play(running({}, doubles), 60, 60);
    expect(refusalOf(pair, { score: 60, playerId: 'h0' })).toBe('error.invalid-player');
    expect(refusalOf(pair, { score: 60, playerId: 'a1' })).toBe('error.invalid-player');
    expect(value(recordThrow(pair, newThrow(pair, { score: 60, playerId: 'h1' }))).startedAt).toBe(
      startOfTest,
    );
  });
});
