import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkout, firstLeg, play, type Turn, tinyLeg, winLegs } from '../../test-support/play.ts';
import { choices, playRandomly, setups } from '../../test-support/random-matches.ts';
import { doubles, running, scheduled } from '../../test-support/setups.ts';
import type { Match, Stats } from '../match/types.ts';
import { emptyStats } from './add-stats.ts';
import { legStatsOf, liveAveragesOf, partyStatsOf, playerStatsOf, shortestLegOf } from './stats-of-match.ts';
import { statsOf, summaryOf } from './summary.ts';

/** Home plays these turns; away scores 0 in between. */
const alone = (match: Match, ...turns: readonly (Turn | number)[]): Match =>
  turns.reduce<Match>((played, turn, index) => play(played, ...(index === 0 ? [turn] : [0, turn])), match);

const nineDarter = alone(running({ legsToWinSet: 1 }), 180, 180, { score: 141, attemptsOnDouble: 1 });

describe('the statistics of a nine-darter', () => {
  const home = summaryOf(nineDarter)?.partyStats[0];

  it('are the figures counted by hand', () => {
    const expected: Stats = {
      totalThrows: 3,
      totalScore: 501,
      totalDartsThrown: 9,
      average: 167,
      first9: { totalScore: 501, totalDartsThrown: 9, average: 167 },
      toFinish: { totalScore: 360, totalDartsThrown: 6, average: 180 },
      noOf180s: 2,
      noOf177s: 0,
      noOf174s: 0,
      noOf171s: 0,
      checkouts: {
        attempts: 1,
        hits: 1,
        hitsPerRange: { ...emptyStats.checkouts.hitsPerRange, '141-160': 1 },
        dartsFromFinishToCheckout: 3,
      },
      highestCheckout: 141,
      highFinishes: [141],
      shortLegs: [9],
      scoreRanges: { ...emptyStats.scoreRanges, '180': 2, '140+': 1 },
    };
    expect(home).toEqual(expected);
  });

  it('include the loser', () => {
    expect(summaryOf(nineDarter)?.partyStats[1]).toEqual({
      ...emptyStats,
      totalThrows: 2,
      totalDartsThrown: 6,
      first9: { totalScore: 0, totalDartsThrown: 6, average: 0 },
      toFinish: { totalScore: 0, totalDartsThrown: 6, average: 0 },
      scoreRanges: { ...emptyStats.scoreRanges, '<20': 2 },
    });
  });

  it('are the same per player in singles', () => {
    expect(summaryOf(nineDarter)?.playerStats).toEqual({ home, away: summaryOf(nineDarter)?.partyStats[1] });
  });
});

describe('the statistics of a match', () => {
  it('counts exactly 171, 174, 177 and 180 as highscores', () => {
    const match = alone(running({ startingScore: 1001 }), 171, 174, 177, 180, 170);
    const home = partyStatsOf(match)[0];
    expect([home.noOf171s, home.noOf174s, home.noOf177s, home.noOf180s]).toEqual([1, 1, 1, 1]);
    expect(home.scoreRanges).toMatchObject({ '180': 1, '160+': 4 });
  });

  it('counts from finish to checkout from the first turn with at most 170 left', () => {
    const match = alone(running({ startingScore: 301, legsToWinSet: 1 }), 131, 0, {
      score: 170,
      attemptsOnDouble: 1,
    });
    const home = partyStatsOf(match)[0];
    expect(home.toFinish).toEqual({ totalScore: 131, totalDartsThrown: 3, average: 131 });
    expect(home.checkouts.dartsFromFinishToCheckout).toBe(6);
  });

  it('counts nothing before the finish in a leg that starts at 170 or less', () => {
    const match = checkout(running({ startingScore: 170, legsToWinSet: 1 }));
    expect(partyStatsOf(match)[0].toFinish).toEqual({ totalScore: 0, totalDartsThrown: 0, average: 0 });
    expect(partyStatsOf(match)[0].checkouts.dartsFromFinishToCheckout).toBe(3);
  });

  it('counts darts from finish to checkout only in won legs', () => {
    const match = winLegs(play(running(tinyLeg), 10), 1);
    expect(partyStatsOf(match).map((stats) => stats.checkouts.dartsFromFinishToCheckout)).toEqual([0, 3]);
  });

  it.each([
    [501, [100, 100, 100, 100, 61], 3, [18]],
    [501, [100, 100, 100, 100, 61], 1, [16]],
    [501, [100, 100, 100, 100, 0, 61], 1, []],
    [301, [100, 100, 61], 3, []],
  ])('short leg of %i after %j with %i darts: %j', (startingScore, turns, dartsThrown, expected) => {
    const match = alone(running({ startingScore, legsToWinSet: 1 }), ...turns, {
      score: 40,
      dartsThrown,
      attemptsOnDouble: 1,
    });
    expect(match.status).toBe('finished');
    expect(partyStatsOf(match)[0].shortLegs).toEqual(expected);
  });

  it.each([
    [98, []],
    [100, [100]],
    [170, [170]],
  ])('high finish of %i: %j', (startingScore, expected) => {
    const match = checkout(running({ startingScore, legsToWinSet: 1 }));
    expect(partyStatsOf(match)[0]).toMatchObject({ highFinishes: expected, highestCheckout: startingScore });
  });

  it('keeps high finishes in order of play', () => {
    const match = winLegs(running({ startingScore: 121, legsToWinSet: 2 }), 0, 0);
    expect(partyStatsOf(match)[0].highFinishes).toEqual([121, 121]);
    expect(partyStatsOf(match)[0].checkouts.hitsPerRange['121-140']).toBe(2);
  });

  it('counts the first nine darts of every leg', () => {
    const first = alone(running({ startingScore: 301, legsToWinSet: 2 }), 100, 60, 60, 41);
    const second = play(checkout(play(first, 0)), 0, 100);
    expect(partyStatsOf(second)[0].first9).toEqual({ totalScore: 320, totalDartsThrown: 12, average: 80 });
  });
});

describe('the statistics in doubles', () => {
  const first = play(running({ startingScore: 501, legsToWinSet: 1 }, doubles), 180, 60, 140, 60, 100, 60);
  const match = checkout(play(first, { score: 41 }, 60), { dartsThrown: 2 });
  const players = playerStatsOf(match);

  it('belong to the partner who threw', () => {
    expect(players['h0']).toMatchObject({ totalThrows: 3, totalScore: 320, noOf180s: 1 });
    expect(players['h1']).toMatchObject({ totalThrows: 2, totalScore: 181 });
  });

  it('count checkout and short leg for the partner who checked out, with the darts of both', () => {
    const finisher = Object.entries(players).filter(([, stats]) => stats.checkouts.hits === 1);
    expect(finisher.map(([id]) => id)).toEqual(['h0']);
    expect(players['h0']).toMatchObject({ shortLegs: [14] });
    expect(players['h1']).toMatchObject({ shortLegs: [], highestCheckout: 0 });
    expect(partyStatsOf(match)[0].shortLegs).toEqual([14]);
  });

  it('add up to those of the party', () => {
    fc.assert(
      fc.property(setups, choices, (from, numbers) => {
        const { partyStats, playerStats } = statsOf(playRandomly({ ...from, parties: doubles }, numbers));
        const partners = [playerStats['h0'], playerStats['h1']];
        const sum = (figure: (stats: Stats) => number) =>
          partners.reduce((total, stats) => total + (stats === undefined ? 0 : figure(stats)), 0);
        const figures: readonly ((stats: Stats) => number)[] = [
          (stats) => stats.totalThrows,
          (stats) => stats.totalScore,
          (stats) => stats.totalDartsThrown,
          (stats) => stats.toFinish.totalDartsThrown,
          (stats) => stats.checkouts.attempts,
          (stats) => stats.checkouts.hits,
          (stats) => stats.checkouts.dartsFromFinishToCheckout,
          (stats) => stats.highFinishes.length,
          (stats) => stats.shortLegs.length,
          (stats) => stats.scoreRanges['<20'],
        ];
        for (const figure of figures) expect(sum(figure)).toBe(figure(partyStats[0]));
      }),
    );
  });
});

describe('figures of a leg and of a running match', () => {
  const match = play(
    checkout(play(running({ startingScore: 101 }), 60, 26), { dartsThrown: 2, attemptsOnDouble: 1 }),
    45,
  );
  const leg = firstLeg(match);

  it('are the figures of a leg card', () => {
    expect(legStatsOf(leg, 0)).toMatchObject({
      average: 60.6,
      totalDartsThrown: 5,
      checkouts: { attempts: 1, hits: 1 },
    });
    expect(legStatsOf(leg, 1)).toMatchObject({
      average: 26,
      totalDartsThrown: 3,
      checkouts: { attempts: 0, hits: 0 },
    });
  });

  it('are live averages of match, leg and first nine', () => {
    expect(liveAveragesOf(match)[1]).toEqual({
      match: { totalScore: 71, totalDartsThrown: 6, average: 35.5 },
      leg: { totalScore: 45, totalDartsThrown: 3, average: 45 },
      firstNine: { totalScore: 71, totalDartsThrown: 6, average: 35.5 },
    });
    expect(liveAveragesOf(scheduled())[0].leg).toEqual({ totalScore: 0, totalDartsThrown: 0, average: 0 });
  });

  it('contain the shortest leg won', () => {
    expect([shortestLegOf(match, 0), shortestLegOf(match, 1)]).toEqual([5, null]);
    expect(shortestLegOf(nineDarter, 0)).toBe(9);
  });

  it('have no summary before the end', () => {
    expect(summaryOf(match)).toBeNull();
    expect(summaryOf(scheduled())).toBeNull();
    expect(statsOf(match).partyStats[0].totalScore).toBe(101);
  });
});
