import type { Bed } from '@neundarter/rules/board/bed';
import { playersOf } from '@neundarter/rules/match/players';
import { standingOf } from '@neundarter/rules/match/standing';
import { currentLeg, isInLeg, throwerOf } from '@neundarter/rules/match/turn-order';
import type { Match, Party, PartyIndex, PerParty, StandingMarker } from '@neundarter/rules/match/types';
import { legsNeeded, setsNeeded } from '@neundarter/rules/match/winners';
import { liveAveragesOf } from '@neundarter/rules/stats/stats-of-match';
import { checkoutRoute } from '@neundarter/rules/turn/checkout-route';
import { partyName, playerName } from '../../text/party-names.ts';

/** Number won so far, and number needed to win. */
export type Progress = { readonly won: number; readonly needed: number };

/** Everything that the board of one side shows. */
export type BoardView = {
  readonly party: PartyIndex;
  readonly names: readonly { readonly name: string; readonly isThrowing: boolean }[];
  readonly score: number;
  /** Shown instead of the points; null if the points are shown. */
  readonly marker: StandingMarker | null;
  /** Null in a match without sets. */
  readonly sets: Progress | null;
  readonly legs: Progress;
  readonly lastScore: number | null;
  /** Id of the latest turn, so that it is highlighted only once. */
  readonly lastThrowId: string | null;
  readonly darts: number;
  readonly matchAverage: number;
  readonly legAverage: number;
  readonly firstNineAverage: number;
  readonly isActive: boolean;
  /** Whether this side threw first in the current leg. */
  readonly isStarter: boolean;
  readonly route: readonly Bed[] | null;
};

const namesOf = (party: Party, throwingId: string | null): BoardView['names'] => {
  const players = playersOf(party);
  if (players.length === 0) return [{ name: partyName(party), isThrowing: false }];
  return players.map((player) => ({ name: playerName(player), isThrowing: player.id === throwingId }));
};

const routeOf = (match: Match, party: PartyIndex): readonly Bed[] | null => {
  const leg = currentLeg(match);
  if (leg === null || match.status !== 'running') return null;
  const mustOpen = match.config.checkInMode === 'double-in' && !isInLeg(leg, party);
  return mustOpen ? null : checkoutRoute(leg.remainingScores[party], 3);
};

/**
 * Both boards of a match. Unless `showsCheck`, the winner of the last leg already has the points of the next one.
 */
export const boardViews = (
  match: Match,
  { showsCheck }: { readonly showsCheck: boolean } = { showsCheck: false },
): PerParty<BoardView> => {
  const standing = standingOf(match);
  const averages = liveAveragesOf(match);
  const leg = currentLeg(match);
  const isThrowing = match.status === 'running' && standing.isBullOutDue !== true;
  const thrower = isThrowing ? throwerOf(match) : null;
  const hasSets = match.config.setMode !== 'single-set';
  const viewOf = (party: PartyIndex): BoardView => ({
    party,
    names: namesOf(match.parties[party], thrower?.playerId ?? null),
    score: standing.score[party],
    marker: showsCheck || standing.markers[party] !== 'check' ? standing.markers[party] : null,
    sets: hasSets ? { won: standing.sets[party], needed: setsNeeded(match.config) } : null,
    legs: { won: standing.legs[party], needed: legsNeeded(match.config) },
    lastScore: standing.lastScore[party],
    lastThrowId: leg?.throws.findLast((turn) => turn.party === party)?.id ?? null,
    darts: standing.darts[party],
    matchAverage: averages[party].match.average,
    legAverage: averages[party].leg.average,
    firstNineAverage: averages[party].firstNine.average,
    isActive: thrower?.party === party,
    isStarter: standing.startingParty === party,
    route: routeOf(match, party),
  });
  return [viewOf(0), viewOf(1)];
};
