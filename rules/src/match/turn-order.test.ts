import { describe, expect, it } from 'vitest';
import { play, tinyLeg, winLegs } from '../../test-support/play.ts';
import { bye, doubles, running, scheduled, singles, startOfTest, value } from '../../test-support/setups.ts';
import { forfeitMatch } from './forfeit.ts';
import { startMatch } from './start.ts';
import { switchStartingParty } from './switch.ts';
import {
  currentLeg,
  currentSet,
  isInLeg,
  nextPosition,
  partyOfPlayer,
  playersOf,
  throwerOf,
} from './turn-order.ts';
import type { Match } from './types.ts';

/** Players of the next turns, if every turn scores 0. */
const nextThrowers = (match: Match, count: number): readonly (string | undefined)[] => {
  const throwers: (string | undefined)[] = [];
  let current = match;
  for (let turn = 0; turn < count; turn += 1) {
    throwers.push(throwerOf(current)?.playerId);
    current = play(current, 0);
  }
  return throwers;
};

describe('turn order of singles', () => {
  it('alternates turns, leg starters and set starters', () => {
    const config = { ...tinyLeg, setMode: 'first-to', setsToWin: 3, legConfig: { legsToWinSet: 2 } } as const;
    const match = winLegs(running(config), 0, 0, 1, 0, 1, 1);
    const starters = match.sets.map((set) => set.legs.map((leg) => leg.startingPlayerId));
    expect(starters).toEqual([
      ['home', 'away'],
      ['away', 'home', 'away'],
      ['home', 'away'],
    ]);
    expect(match.sets.map((set) => set.startingParty)).toEqual([0, 1, 0]);
    expect(nextThrowers(running(), 4)).toEqual(['home', 'away', 'home', 'away']);
  });
});

describe('turn order of doubles', () => {
  it('alternates the partners within a leg', () => {
    const order = ['h0', 'a0', 'h1', 'a1', 'h0', 'a0', 'h1', 'a1', 'h0'];
    expect(nextThrowers(running({}, doubles), 9)).toEqual(order);
  });

  it('alternates the opening partner with every leg that a party starts', () => {
    let match = running({ ...tinyLeg, legsToWinSet: 9 }, doubles);
    const openings: unknown[] = [];
    for (let leg = 0; leg < 6; leg += 1) {
      openings.push(nextThrowers(match, 4));
      match = winLegs(match, 0);
    }
    expect(openings).toEqual([
      ['h0', 'a0', 'h1', 'a1'],
      ['a0', 'h1', 'a1', 'h0'],
      ['h1', 'a1', 'h0', 'a0'],
      ['a1', 'h0', 'a0', 'h1'],
      ['h0', 'a0', 'h1', 'a1'],
      ['a0', 'h1', 'a1', 'h0'],
    ]);
  });

  it('counts the legs that a party started in all sets', () => {
    const config = { ...tinyLeg, setMode: 'first-to', setsToWin: 9, legConfig: { legsToWinSet: 1 } } as const;
    const match = winLegs(running(config, doubles), 0, 0, 0, 0);
    expect(match.sets.map((set) => set.startingPlayerId)).toEqual(['h0', 'a0', 'h1', 'a1', 'h0']);
  });

  it('lets the partner who is next open a leg if the decider is switched', () => {
    const decider = winLegs(running({ ...tinyLeg, legsToWinSet: 2 }, doubles), 0, 1);
    expect(nextThrowers(decider, 4)).toEqual(['h1', 'a1', 'h0', 'a0']);
    expect(nextThrowers(value(switchStartingParty(decider)), 4)).toEqual(['a1', 'h1', 'a0', 'h0']);
  });
});

describe('throwerOf', () => {
  it('returns the player who will open a scheduled match', () => {
    const match = scheduled({}, doubles);
    expect(throwerOf(match)).toEqual({ party: 0, playerId: 'h0' });
    expect(throwerOf(value(switchStartingParty(match)))).toEqual({ party: 1, playerId: 'a0' });
  });

  it('returns nobody for a bye, and the opponent after a switch', () => {
    const match = scheduled({}, [bye, singles[1]]);
    expect(throwerOf(match)).toBeNull();
    expect(throwerOf(value(switchStartingParty(match)))).toEqual({ party: 1, playerId: 'away' });
  });

  it('returns the player who threw last in a finished match', () => {
    const match = winLegs(running({ ...tinyLeg, legsToWinSet: 1 }, doubles), 1);
    expect(throwerOf(match)).toEqual({ party: 1, playerId: 'a0' });
  });

  it('returns the starter of the last leg of a forfeited match', () => {
    const match = value(forfeitMatch(scheduled({ legsToWinSet: 2 }), { winningParty: 0, at: startOfTest }));
    expect(throwerOf(match)).toEqual({ party: 1, playerId: 'away' });
  });
});

describe('places in a match', () => {
  it('has no leg, set or position before the start, no position after the end', () => {
    const match = scheduled();
    expect([currentSet(match), currentLeg(match), nextPosition(match)]).toEqual([null, null, null]);
    expect(nextPosition(winLegs(running({ ...tinyLeg, legsToWinSet: 1 }), 0))).toBeNull();
  });

  it('counts the position from 1', () => {
    const config = { ...tinyLeg, setMode: 'first-to', legConfig: { legsToWinSet: 2 } } as const;
    const started = value(startMatch(scheduled(config), { at: startOfTest }));
    expect(nextPosition(started)).toEqual({ setNumber: 1, legNumber: 1, throwNumber: 1 });
    const later = play(winLegs(started, 0, 0, 1), 2, 2);
    expect(nextPosition(later)).toEqual({ setNumber: 2, legNumber: 2, throwNumber: 3 });
  });

  it('says which party has opened its score', () => {
    const leg = currentLeg(play(running({ checkInMode: 'double-in' }), 40, 0));
    expect(leg && [isInLeg(leg, 0), isInLeg(leg, 1)]).toEqual([true, false]);
  });

  it('returns the people of a party', () => {
    expect(playersOf(doubles[1]).map((player) => player.id)).toEqual(['a0', 'a1']);
    expect(playersOf(singles[0]).map((player) => player.id)).toEqual(['home']);
    expect(playersOf(bye)).toEqual([]);
    const match = scheduled({}, doubles);
    expect(['h1', 'a1', 'x'].map((id) => partyOfPlayer(match, id))).toEqual([0, 1, null]);
  });
});
