import type { PlayerStatistics } from '@neundarter/contract/entities/statistics';
import { scoreRanges } from '@neundarter/rules/match/types';
import { communityRanges, opponentRanges } from '@neundarter/rules/stats/average-ranges';
import { monthsUntil } from '@neundarter/rules/stats/calendar-months';

const finishedAt = Date.UTC(2026, 10, 12, 20);

/** Four matches of November 2026, three of them won; no leg in few darts. */
export const playerStatistics = (): PlayerStatistics => ({
  matchWinsAndLosses: { won: 3, draw: 0, lost: 1, total: 4 },
  legsWinsAndLosses: { won: 10, draw: 0, lost: 5, total: 15 },
  checkouts: {
    doubleHits: 10,
    doubleAttempts: 31,
    hitsPerRange: {
      '<=20': 1,
      '21-40': 5,
      '41-60': 2,
      '61-80': 1,
      '81-100': 1,
      '101-120': 0,
      '121-140': 0,
      '141-160': 0,
      '161-170': 0,
    },
    dartsFromFinishToCheckout: 45,
    highest: { score: 96, matchId: 'finish00000000000000', finishedAt },
    noOfHighFinishes: 0,
  },
  oneEighties: { noOfHits: 4 },
  highscores: { '180': 4, '177': 0, '174': 0, '171': 1 },
  scoring: {
    ranges: scoreRanges.map((range, index) => ({ range, noOfHits: index === 0 ? 4 : 10 + index })),
  },
  threeDartsAverage: { average: 61.2301, totalScore: 12_348, totalDartsThrown: 605 },
  first9Average: { average: 70.1, totalScore: 3155, totalDartsThrown: 135 },
  toFinishAverage: { average: 66.6, totalScore: 9000, totalDartsThrown: 405 },
  recordAverage: { average: 88.4, matchId: 'record00000000000000', finishedAt },
  shortLegs: { noOfHits: 0 },
  shortestLeg: null,
  avgPerMonth: monthsUntil('2026-11', 12).map((_id) => ({
    _id,
    threeDartAverage: _id === '2026-11' ? 61.2301 : _id === '2026-02' ? 55 : null,
    noOfMatches: _id === '2026-11' ? 4 : _id === '2026-02' ? 1 : 0,
  })),
  communityAvgDistribution: communityRanges.map((range) => ({ range, noOfPlayers: 2 })),
  opponentsAverages: {
    avgRanges: opponentRanges.map((range) => ({
      range,
      won: range === '40-50' ? 3 : 0,
      lost: range === '60-70' ? 1 : 0,
      draw: 0,
    })),
  },
});
