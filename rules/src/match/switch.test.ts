import { describe, expect, it } from 'vitest';
import { play, tinyLeg, winLegs } from '../../test-support/play.ts';
import { bye, doubles, refusal, running, scheduled, singles, value } from '../../test-support/setups.ts';
import { canSwitchPlayer, switchStartingParty } from './switch.ts';
import { currentLeg, currentSet } from './turn-order.ts';
import type { Match } from './types.ts';

const firstTo2 = { ...tinyLeg, legsToWinSet: 2 } as const;
const setsOfOne = { ...tinyLeg, setMode: 'first-to', legConfig: { legsToWinSet: 1 } } as const;
const setsOfTwo = { ...tinyLeg, setMode: 'first-to', legConfig: { legsToWinSet: 2 } } as const;

describe('when the starter may be switched', () => {
  it.each<[string, Match, boolean]>([
    ['scheduled', scheduled(), true],
    ['scheduled against a bye', scheduled({}, [singles[0], bye]), true],
    ['before the first turn', running(), true],
    ['before the first turn without bull-out', running({ bullOutForDecider: false }), true],
    ['after the first turn', play(running(), 0), false],
    ['before the second leg', winLegs(running(tinyLeg), 0), false],
    ['before the decider', winLegs(running(firstTo2), 0, 1), true],
    [
      'before the decider without bull-out',
      winLegs(running({ ...firstTo2, bullOutForDecider: false }), 0, 1),
      false,
    ],
    ['in the decider', play(winLegs(running(firstTo2), 0, 1), 0), false],
    [
      'level in a best-of that can be drawn',
      winLegs(running({ ...tinyLeg, legMode: 'best-of', maxLegsToPlay: 4 }), 0, 1),
      false,
    ],
    [
      'before the decider of a best-of',
      winLegs(running({ ...tinyLeg, legMode: 'best-of', maxLegsToPlay: 3 }), 0, 1),
      true,
    ],
    ['level in sets, first leg of two', winLegs(running(setsOfTwo), 0, 0, 1, 1), false],
    ['level in sets and legs', winLegs(running(setsOfTwo), 0, 0, 1, 1, 0, 1), true],
    ['level in legs of the first set', winLegs(running(setsOfTwo), 0, 1), false],
    ['finished', winLegs(running({ ...tinyLeg, legsToWinSet: 1 }), 0), false],
  ])('%s', (_name, match, expected) => {
    expect(canSwitchPlayer(match)).toBe(expected);
    expect(refusal(switchStartingParty(match))).toBe(expected ? 'allowed' : 'error.invalid-match-status');
  });
});

describe('what a switch changes', () => {
  it('the match, its set and its leg before the first turn', () => {
    const match = value(switchStartingParty(running({}, doubles)));
    const starter = { startingParty: 1, startingPlayerId: 'a0' };
    expect(match.startingParty).toBe(1);
    expect(currentSet(match)).toMatchObject(starter);
    expect(currentLeg(match)).toMatchObject(starter);
  });

  it('only the leg, if the decider is in a set of several legs', () => {
    const match = value(switchStartingParty(winLegs(running(firstTo2), 0, 1)));
    expect(match.startingParty).toBe(0);
    expect(currentSet(match)?.startingParty).toBe(0);
    expect(currentLeg(match)).toMatchObject({ startingParty: 1, startingPlayerId: 'away' });
  });

  it('also the set, if the decider is its first leg', () => {
    const match = value(switchStartingParty(winLegs(running(setsOfOne), 0, 1)));
    expect(match.startingParty).toBe(0);
    expect(currentSet(match)).toMatchObject({ setNumber: 3, startingParty: 1, startingPlayerId: 'away' });
  });

  it.each<[string, Match]>([
    ['a scheduled match', scheduled()],
    ['a started match', running({}, doubles)],
    ['a decider', winLegs(running(firstTo2, doubles), 0, 1)],
    ['a decider opening a set', winLegs(running(setsOfOne, doubles), 0, 1)],
  ])('nothing when done twice in %s', (_name, match) => {
    expect(value(switchStartingParty(value(switchStartingParty(match))))).toEqual(match);
  });
});
