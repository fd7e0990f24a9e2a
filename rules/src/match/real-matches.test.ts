import { describe, expect, it } from 'vitest';
import { playRealMatch, type Row, readRealMatches, readRows } from '../../test-support/real-matches.ts';
import { checkoutRate } from '../stats/checkout-rate.ts';
import { shortestLegOf } from '../stats/stats-of-match.ts';
import { summaryOf } from '../stats/summary.ts';
import { noteLeg, parseLeg, printLeg } from './notation.ts';
import { movesOf, replayMatch } from './replay.ts';
import { standingOf } from './standing.ts';
import { currentLeg, throwerOf } from './turn-order.ts';
import type { Match, PartyIndex } from './types.ts';
import { legsWon } from './winners.ts';

const matches = readRealMatches();
const figures = readRows('real-player_match_stats.csv');

/** Rounds to two decimals like the file: a value exactly halfway goes to the even digit (97.625 becomes 97.62). */
const decimals = (value: number): string => {
  const hundredths = value * 100;
  const below = Math.floor(hundredths);
  const isHalfway = hundredths - below === 0.5;
  return ((isHalfway ? below + (below % 2) : Math.round(hundredths)) / 100).toFixed(2);
};

/** The figures of a side in the columns of the file. */
const figuresOf = (match: Match, party: PartyIndex): Row => {
  const summary = summaryOf(match);
  if (summary === null) throw new Error('The match is not finished');
  const stats = summary.partyStats[party];
  return {
    darts: `${stats.totalDartsThrown}`,
    score: `${stats.totalScore}`,
    avg: decimals(stats.average),
    first9_avg: decimals(stats.first9.average),
    n180: `${stats.noOf180s}`,
    n177: `${stats.noOf177s}`,
    n174: `${stats.noOf174s}`,
    n171: `${stats.noOf171s}`,
    n140_179: `${stats.scoreRanges['160+'] + stats.scoreRanges['140+']}`,
    n100_139: `${stats.scoreRanges['120+'] + stats.scoreRanges['100+']}`,
    checkouts: `${stats.checkouts.hits}`,
    double_attempts: `${stats.checkouts.attempts}`,
    doublequote: decimals(checkoutRate(stats.checkouts) * 100),
    highest_checkout: `${stats.highestCheckout}`,
    high_finishes_100plus: `${stats.highFinishes.length}`,
    shortest_leg_darts: `${shortestLegOf(match, party)}`,
    short_legs_18: `${stats.shortLegs.length}`,
  };
};

describe('the real matches', () => {
  it('include 17 matches, each with two rows of figures', () => {
    expect(matches).toHaveLength(17);
    expect(figures).toHaveLength(34);
  });

  it.each(matches)('$id: every turn has the right thrower and the right rest', (real) => {
    let legNumber = 0;
    playRealMatch(real, (before, turn) => {
      const thrower = throwerOf(before);
      expect(turn['side']).toBe(thrower?.playerId);
      expect(Number(turn['score_before'])).toBe(currentLeg(before)?.remainingScores[thrower?.party ?? 0]);
      legNumber = currentLeg(before)?.legNumber ?? 0;
      expect(Number(turn['leg_no'])).toBe(legNumber);
    });
    expect(legNumber).toBe(real.legs[0] + real.legs[1]);
  });

  it.each(matches)('$id: ends with the result and every figure of the file', (real) => {
    const match = playRealMatch(real);
    expect(match.sets.map(legsWon)).toEqual([real.legs]);
    const winner = real.legs[0] > real.legs[1] ? 0 : 1;
    expect(match.winningParty).toBe(real.legs[0] === real.legs[1] ? 'draw' : winner);
    for (const party of [0, 1] as const) {
      const side = party === 0 ? 'home' : 'away';
      const row = figures.find((figure) => figure['match_id'] === real.id && figure['side'] === side);
      const { match_id, side: _side, player, ...expected } = row ?? {};
      expect(figuresOf(match, party)).toEqual(expected);
    }
  });

  it.each(matches)('$id: replay, notation and standing give the same match', (real) => {
    const match = playRealMatch(real);
    expect(replayMatch(match, movesOf(match))).toEqual({ ok: true, value: match });
    const averages = summaryOf(match)?.partyStats.map((stats) => stats.average);
    expect(standingOf(match).matchAverages).toEqual(averages);
    for (const leg of match.sets.flatMap((set) => set.legs)) {
      const noted = noteLeg(leg);
      expect(parseLeg(printLeg(noted))).toEqual({ ok: true, value: noted });
    }
  });

  it('reads 11384409 as a draw of best of twelve legs', () => {
    const real = matches.find(({ id }) => id === '11384409');
    expect(real?.config).toMatchObject({ legMode: 'best-of', maxLegsToPlay: 12 });
    const match = real && playRealMatch(real);
    expect(match && standingOf(match)).toMatchObject({
      markers: ['draw', 'draw'],
      sets: [0, 0],
      legs: [6, 6],
    });
  });
});
