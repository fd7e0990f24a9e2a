// Everything that a match shows besides its set-up follows from its turns. Server and devices compute it with this file.
import { summaryOf } from '../stats/summary.ts';
import { standingOf } from './standing.ts';
import { canSwitchPlayer } from './switch.ts';
import { currentLeg, currentSet, throwerOf } from './turn-order.ts';
import type { Leg, Match, MatchSummary, PartyIndex, Standing } from './types.ts';

/** The fields of a match in lists that follow from its turns. Times are ms since 1970. */
export type Progress = Pick<
  Match,
  'status' | 'isForfeited' | 'winningParty' | 'startedAt' | 'finishedAt' | 'startingParty'
> & {
  readonly canSwitchPlayer: boolean;
  readonly startingPlayerId: string | null;
  readonly currentParty: PartyIndex;
  readonly currentPlayerId: string | null;
  readonly standing: Standing;
};

/** Computes the fields of a match in lists. */
export const progressOf = (match: Match): Progress => {
  const standing = standingOf(match);
  const first = match.sets[0] ?? null;
  return {
    status: match.status,
    isForfeited: match.isForfeited,
    winningParty: match.winningParty,
    canSwitchPlayer: canSwitchPlayer(match),
    startedAt: match.startedAt,
    finishedAt: match.finishedAt,
    startingParty: match.startingParty,
    startingPlayerId: first === null ? (throwerOf(match)?.playerId ?? null) : first.startingPlayerId,
    currentParty: standing.currentParty,
    currentPlayerId: standing.currentPlayerId,
    standing,
  };
};

/** The fields that only a whole match has. */
export type MatchDetails = {
  readonly sets: Match['sets'];
  /** Null before the start. */
  readonly currentSet: { readonly setNumber: number; readonly currentLeg: Leg } | null;
  /** Null before the end. */
  readonly summary: MatchSummary | null;
};

/** Computes the fields that only a whole match has. */
export const detailsOf = (match: Match): MatchDetails => {
  const set = currentSet(match);
  const leg = currentLeg(match);
  return {
    sets: match.sets,
    currentSet: set === null || leg === null ? null : { setNumber: set.setNumber, currentLeg: leg },
    summary: summaryOf(match),
  };
};
