// What a match shows in lists besides its set-up follows from its turns. Server and devices compute it with this file.
import { standingOf } from './standing.ts';
import { canSwitchPlayer } from './switch.ts';
import { throwerOf } from './turn-order.ts';
import type { Match, PartyIndex, Standing } from './types.ts';

/** The fields of a match in lists that follow from its turns. Times are ms since 1970. */
type Progress = Pick<
  Match,
  | 'status'
  | 'isForfeited'
  | 'isCompletedOnPaper'
  | 'winningParty'
  | 'startedAt'
  | 'finishedAt'
  | 'startingParty'
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
    ...(match.isCompletedOnPaper && { isCompletedOnPaper: true }),
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
