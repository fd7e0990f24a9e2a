import { describe, expect, it } from 'vitest';
import { tinyLeg, winLegs } from '../../test-support/play.ts';
import { running } from '../../test-support/setups.ts';
import { completeConfig, type PartialMatchConfig } from './config.ts';
import type { PartyIndex, Winner } from './types.ts';
import { isDecider, legsWon, setsWon } from './winners.ts';

const firstTo = (legsToWinSet: number): PartialMatchConfig => ({ legMode: 'first-to', legsToWinSet });
const bestOf = (maxLegsToPlay: number): PartialMatchConfig => ({ legMode: 'best-of', maxLegsToPlay });
const firstToSets = (setsToWin: number, legsToWinSet: number): PartialMatchConfig => ({
  setMode: 'first-to',
  setsToWin,
  legConfig: { legMode: 'first-to', legsToWinSet },
});
const bestOfSets = (maxSetsToPlay: number, legsToWinSet: number): PartialMatchConfig => ({
  setMode: 'best-of',
  maxSetsToPlay,
  legConfig: { legMode: 'first-to', legsToWinSet },
});

/** Reads `'hha'` as home, home, away. */
const winnersOf = (letters: string): readonly PartyIndex[] =>
  letters.split('').map((letter) => (letter === 'h' ? 0 : 1));

describe('who wins a match', () => {
  it.each<[string, PartialMatchConfig, string, Winner, number, string]>([
    ['first to 1', firstTo(1), 'a', 1, 1, '0:1'],
    ['first to 3, straight', firstTo(3), 'hhh', 0, 1, '3:0'],
    ['first to 3, all the way', firstTo(3), 'hahaa', 1, 1, '2:3'],
    ['best of 1', bestOf(1), 'h', 0, 1, '1:0'],
    ['best of 5 ends with the majority', bestOf(5), 'hhh', 0, 1, '3:0'],
    ['best of 5 in five', bestOf(5), 'hahaa', 1, 1, '2:3'],
    ['best of 4 drawn', bestOf(4), 'hhaa', 'draw', 1, '2:2'],
    ['best of 4 won', bestOf(4), 'haaa', 1, 1, '1:3'],
    ['best of 2 drawn', bestOf(2), 'ha', 'draw', 1, '1:1'],
    ['best of 12 drawn', bestOf(12), 'hahahahahaha', 'draw', 1, '6:6'],
    ['first to 2 sets', firstToSets(2, 2), 'hhaahh', 0, 3, '2:0'],
    ['first to 2 sets to nil', firstToSets(2, 1), 'aa', 1, 2, '0:1'],
    ['best of 3 sets', bestOfSets(3, 1), 'hah', 0, 3, '1:0'],
    ['best of 3 sets ends with the majority', bestOfSets(3, 2), 'hahhh', 0, 2, '2:0'],
    ['best of 4 sets drawn', bestOfSets(4, 1), 'haah', 'draw', 4, '1:0'],
    ['best of 2 sets drawn', bestOfSets(2, 2), 'hhaa', 'draw', 2, '0:2'],
  ])('%s', (_name, config, letters, winner, sets, legsOfLastSet) => {
    const winners = winnersOf(letters);
    const almost = winLegs(running({ ...config, ...tinyLeg }), ...winners.slice(0, -1));
    expect(almost).toMatchObject({ status: 'running', winningParty: null });
    const match = winLegs(almost, ...winners.slice(-1));
    expect(match).toMatchObject({ status: 'finished', winningParty: winner });
    expect(match.sets).toHaveLength(sets);
    expect(match.sets.every((set) => set.isShot)).toBe(true);
    const last = match.sets.at(-1);
    expect(last && legsWon(last).join(':')).toBe(legsOfLastSet);
  });

  it('closes a drawn set and counts it for nobody', () => {
    const match = winLegs(running({ ...bestOf(2), ...tinyLeg }), 0, 1);
    expect(match.sets[0]).toMatchObject({ isShot: true, winningParty: 'draw' });
    expect(setsWon(match)).toEqual([0, 0]);
  });

  it('plays the legs of a set as first-to even if the configuration says best-of', () => {
    const config = { ...firstToSets(2, 2), legConfig: { legMode: 'best-of', legsToWinSet: 2 } } as const;
    const match = winLegs(running({ ...config, ...tinyLeg }), 0, 1, 1);
    expect(match.sets[0]).toMatchObject({ isShot: true, winningParty: 1 });
  });
});

describe('the deciding leg', () => {
  it.each<[string, PartialMatchConfig, [number, number], [number, number], boolean]>([
    ['first to 3 at 2:2', firstTo(3), [0, 0], [2, 2], true],
    ['first to 3 at 1:1', firstTo(3), [0, 0], [1, 1], false],
    ['first to 3 at 2:1', firstTo(3), [0, 0], [2, 1], false],
    ['first to 1 at once', firstTo(1), [0, 0], [0, 0], true],
    ['best of 5 at 2:2', bestOf(5), [0, 0], [2, 2], true],
    ['best of 6 at 2:2', bestOf(6), [0, 0], [2, 2], false],
    ['best of 6 at 3:2', bestOf(6), [0, 0], [3, 2], false],
    ['sets 1:1, legs 1:1', firstToSets(2, 2), [1, 1], [1, 1], true],
    ['sets 1:1, legs 0:0', firstToSets(2, 2), [1, 1], [0, 0], false],
    ['sets 1:1, legs to 1', firstToSets(2, 1), [1, 1], [0, 0], true],
    ['sets 1:0, legs 1:1', firstToSets(2, 2), [1, 0], [1, 1], false],
    ['sets 0:0, legs 1:1', firstToSets(2, 2), [0, 0], [1, 1], false],
    ['best of 3 sets at 1:1, legs 1:1', bestOfSets(3, 2), [1, 1], [1, 1], true],
    ['best of 4 sets at 1:1, legs 1:1', bestOfSets(4, 2), [1, 1], [1, 1], false],
  ])('%s', (_name, config, sets, legs, expected) => {
    expect(isDecider(completeConfig(config), sets, legs)).toBe(expected);
  });
});
