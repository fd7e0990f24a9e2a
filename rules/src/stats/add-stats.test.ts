import { describe, expect, it } from 'vitest';
import { addStats, emptyStats } from './add-stats.ts';
import { statsOfTurns } from './stats-of-turns.ts';

const turn = (before: number, score: number) => ({
  playerId: 'p',
  before,
  after: before - score,
  score,
  dartsThrown: 3,
  attemptsOnDouble: before === score ? 1 : 0,
});
const outcome = { startingScore: 170, hasHandicap: false, isWon: true, dartsOfParty: 3 };
const won = statsOfTurns([turn(170, 170)], outcome);
const lost = statsOfTurns([turn(170, 140)], { ...outcome, isWon: false });

describe('addStats', () => {
  it('changes nothing if the added statistics are empty', () => {
    expect(addStats(won, emptyStats)).toEqual(won);
    expect(addStats(emptyStats, won)).toEqual(won);
  });

  it('adds counts, joins lists in order and keeps the highest checkout', () => {
    const low = statsOfTurns([turn(104, 104)], { ...outcome, startingScore: 104 });
    const sum = addStats(addStats(lost, won), low);
    expect(sum).toMatchObject({
      totalThrows: 3,
      totalScore: 414,
      totalDartsThrown: 9,
      average: 138,
      highestCheckout: 170,
      highFinishes: [170, 104],
      checkouts: { attempts: 2, hits: 2, dartsFromFinishToCheckout: 6 },
    });
    expect(sum.checkouts.hitsPerRange).toMatchObject({ '161-170': 1, '101-120': 1, '<=20': 0 });
    expect(sum.scoreRanges).toMatchObject({ '160+': 1, '140+': 1, '100+': 1, '180': 0 });
  });
});
