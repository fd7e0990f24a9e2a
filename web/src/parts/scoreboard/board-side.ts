import type { MatchStanding } from '@neundarter/contract/entities/match';
import type { Bed } from '@neundarter/rules/board/bed';
import { perParty } from '@neundarter/rules/match/per-party';
import { playersOf } from '@neundarter/rules/match/players';
import type { PartyIndex, PerParty, StandingMarker } from '@neundarter/rules/match/types';
import { checkoutRoute } from '@neundarter/rules/turn/checkout-route';
import { partyName, playerName } from '../../text/party-names.ts';

/** One side of the scoreboard, ready for display. */
export type BoardSide = {
  readonly party: PartyIndex;
  readonly name: string;
  /** Both names of a pair; empty in singles. */
  readonly partners: readonly string[];
  /** In doubles the partner who is to throw; null in singles and while the other side throws. */
  readonly throwingPartner: string | null;
  readonly points: number;
  /** Shown instead of the points; null if the points are shown. */
  readonly marker: StandingMarker | null;
  readonly isThrowing: boolean;
  readonly isStarter: boolean;
  readonly lastScore: number | null;
  /** Standard finish with three darts; null if there is none. */
  readonly route: readonly Bed[] | null;
  readonly sets: number;
  readonly legs: number;
  /** Three-dart average of the match; null before the first dart. */
  readonly average: number | null;
};

const partnersOf = (match: MatchStanding, party: PartyIndex): readonly string[] => {
  const players = playersOf(match.parties[party]);
  return players.length < 2 ? [] : players.map(playerName);
};

const partnerName = (match: MatchStanding, party: PartyIndex): string | null => {
  const players = playersOf(match.parties[party]);
  const partner = players.find(({ id }) => id === match.standing.currentPlayerId);
  return players.length < 2 || partner === undefined ? null : playerName(partner);
};

/** Everything that the scoreboard shows of one side. */
export const boardSideOf = (match: MatchStanding, party: PartyIndex): BoardSide => {
  const { standing } = match;
  const marker = standing.markers[party];
  const isRunning = standing.status === 'running';
  const isThrowing = isRunning && standing.isBullOutDue !== true && standing.currentParty === party;
  const average = standing.matchAverages[party];
  return {
    party,
    name: partyName(match.parties[party]),
    partners: partnersOf(match, party),
    throwingPartner: isThrowing ? partnerName(match, party) : null,
    points: standing.score[party],
    marker,
    isThrowing,
    isStarter: standing.startingParty === party,
    lastScore: standing.lastScore[party],
    route: isRunning && marker === null ? checkoutRoute(standing.score[party], 3) : null,
    sets: standing.sets[party],
    legs: standing.legs[party],
    average: average === 0 ? null : average,
  };
};

/** Both sides. */
export const boardSidesOf = (match: MatchStanding): PerParty<BoardSide> =>
  perParty((party) => boardSideOf(match, party));

/** The same sides once the popup of a won leg is gone: the winner has the points of the next leg. */
export const withoutCheck = (sides: PerParty<BoardSide>): PerParty<BoardSide> =>
  perParty((party) => {
    const side = sides[party];
    return side.marker === 'check' ? { ...side, marker: null, route: checkoutRoute(side.points, 3) } : side;
  });

/** The set and leg being played, or the last one after the end. A match with several sets has no drawn sets. */
export const placeOf = ({
  config,
  standing,
}: MatchStanding): { readonly setNumber: number; readonly legNumber: number } => {
  const isOver = standing.status === 'finished' ? 0 : 1;
  const legNumber = Math.max(1, standing.legs[0] + standing.legs[1] + isOver);
  if (config.setMode === 'single-set') return { setNumber: 1, legNumber };
  return { setNumber: Math.max(1, standing.sets[0] + standing.sets[1] + isOver), legNumber };
};
