import type { MatchStanding } from '@neundarter/contract/entities/match';
import type { MatchScoreUpdated } from '@neundarter/contract/live';
import type { MatchConfig, Standing } from '@neundarter/rules/match/types';

export const testConfig: MatchConfig = {
  startingScore: 501,
  checkInMode: 'single-in',
  setMode: 'single-set',
  legMode: 'first-to',
  legsToWinSet: 3,
  maxLegsToPlay: 5,
  setsToWin: 2,
  maxSetsToPlay: 3,
  legConfig: { legMode: 'first-to', legsToWinSet: 3 },
  bullOutForDecider: true,
};

/** A running standing in which home has this many points left. */
export const standingWith = (homeScore: number, changes: Partial<Standing> = {}): Standing => ({
  score: [homeScore, 501],
  markers: [null, null],
  lastScore: [null, null],
  sets: [0, 0],
  legs: [0, 0],
  darts: [0, 0],
  matchAverages: [0, 0],
  currentParty: 0,
  currentPlayerId: 'anna',
  startingParty: 0,
  status: 'running',
  ...changes,
});

/** A match of Anna and Ben as a scoreboard gets it. */
export const matchStanding = (revision: number, standing: Standing = standingWith(501)): MatchStanding => ({
  id: 'match1',
  parties: [
    { type: 'single', player: { type: 'guest', id: 'anna', name: 'Anna' } },
    { type: 'single', player: { type: 'guest', id: 'ben', name: 'Ben' } },
  ],
  config: testConfig,
  status: standing.status,
  eventId: null,
  event: null,
  eventName: null,
  description: null,
  isOnlineMatch: false,
  onlineMatchRequest: null,
  isForfeited: false,
  winningParty: null,
  caller: null,
  canSwitchPlayer: false,
  createdById: 'guest1',
  timeStamp: 1,
  startedAt: 2,
  finishedAt: null,
  startingParty: 0,
  startingPlayerId: 'anna',
  currentParty: standing.currentParty,
  currentPlayerId: standing.currentPlayerId,
  standing,
  revision,
});

/** The event of a turn after which home has this many points left. */
export const scoreUpdate = (
  revision: number,
  homeScore: number,
  changes: Partial<MatchScoreUpdated> = {},
): MatchScoreUpdated => ({
  matchId: 'match1',
  eventId: null,
  revision,
  change: 'throw',
  standing: standingWith(homeScore, { currentParty: 1, currentPlayerId: 'ben' }),
  lastThrow: null,
  setNumber: 1,
  legNumber: 1,
  canSwitchPlayer: false,
  ...changes,
});
