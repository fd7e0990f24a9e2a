// Who may leave a match: a player, at any time, also years later, but not a match of an event; an online match only once
// it is finished. A player who was put into a match without consent may always leave it.
import { ok, type Result, refused } from '../result.ts';
import type { Actor } from './actor.ts';
import type { MatchFacts } from './match.ts';

/** What decides whether a player may leave a match. */
export type LeavingFacts = {
  readonly actor: Actor;
  readonly match: Pick<MatchFacts, 'playerIds' | 'status' | 'isOnlineMatch' | 'event'>;
  /** Whether the player was put into the match without consent and has not confirmed it. */
  readonly isUnconfirmed: boolean;
};

/**
 * Whether the actor may take themselves out of the match. Refusals: `error.insufficient-permissions` for others, and in
 * a match of an event, unless the seat is unconfirmed; `error.invalid-match-status` in an online match that is not over.
 */
export const mayLeaveMatch = ({
  actor,
  match,
  isUnconfirmed,
}: LeavingFacts): Result<true, 'error.insufficient-permissions' | 'error.invalid-match-status'> => {
  if (isUnconfirmed) return ok(true);
  const isPlayer = actor.kind === 'user' && match.playerIds.includes(actor.playerId ?? '');
  if (!isPlayer || match.event !== null) return refused('error.insufficient-permissions');
  const isGoingOn = match.isOnlineMatch && match.status !== 'finished';
  return isGoingOn ? refused('error.invalid-match-status') : ok(true);
};
