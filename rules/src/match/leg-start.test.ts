import { describe, expect, it } from 'vitest';
import { checkout, firstLeg, play } from '../../test-support/play.ts';
import { setup, startOfTest, value } from '../../test-support/setups.ts';
import { partyStatsOf } from '../stats/stats-of-match.ts';
import { eventFiguresOf, isAverageComparable } from '../table/event-figures.ts';
import { createMatch } from './create.ts';
import { noteLeg, printLeg } from './notation.ts';
import { rematchOf } from './rematch.ts';
import { standingOf } from './standing.ts';
import { startMatch } from './start.ts';
import type { Match, PerParty } from './types.ts';

const handicapped = (startingScores: PerParty<number>): Match =>
  value(startMatch(createMatch({ ...setup({ legsToWinSet: 1 }), startingScores }), { at: startOfTest }));

describe('different starting scores', () => {
  const match = handicapped([501, 301]);

  it('are what each side starts from, and what boards show', () => {
    expect(standingOf(createMatch({ ...setup(), startingScores: [501, 301] })).score).toEqual([501, 301]);
    expect(firstLeg(match)).toMatchObject({ startingScores: [501, 301], remainingScores: [501, 301] });
    expect(standingOf(play(match, 100, 100)).matchAverages).toEqual([100, 100]);
  });

  it('count in averages, but not as a short leg', () => {
    const won = checkout(play(match, 180, 180, 180, 0), { score: 141 });
    expect(won.winningParty).toBe(0);
    const [home] = partyStatsOf(won);
    expect(home).toMatchObject({ totalScore: 501, totalDartsThrown: 9, shortLegs: [], highFinishes: [141] });
    expect(home.checkouts.hits).toBe(1);
  });

  it('keep averages from deciding about ranks', () => {
    const won = checkout(play(match, 180, 180, 180, 0), { score: 141 });
    const figures = eventFiguresOf(won);
    expect(figures?.hasHandicap).toBe(true);
    expect(figures !== null && isAverageComparable(figures)).toBe(false);
    const equal = eventFiguresOf(checkout(play(handicapped([301, 301]), 180, 0), { score: 121 }));
    expect(equal !== null && isAverageComparable(equal)).toBe(true);
  });

  it('swap with the sides in a rematch', () => {
    expect(rematchOf(match, () => 'new').startingScores).toEqual([301, 501]);
  });

  it('are one score if they are the same', () => {
    const leg = firstLeg(handicapped([301, 301]));
    expect(leg.startingScore).toBe(301);
    expect(leg).not.toHaveProperty('startingScores');
  });

  it('stand in the notation of the leg', () => {
    expect(printLeg(noteLeg(firstLeg(play(match, 60, 100))))).toBe('501:301 | 60 100');
  });
});
