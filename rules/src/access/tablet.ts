// What the tablet of a board may do: score the match that is played on its board, start the one that is called there or that it was
// told to be the next one, and nothing else. It may not decide anything: no forfeit, no other settings.
import type { MatchStatus } from '../match/types.ts';

/** Time in which the code that binds a tablet to a board works, ms. */
export const tabletPairingMs = 5 * 60_000;

/** After this time without a sign of life a tablet counts as away, ms. */
export const tabletAwayMs = 3 * 60_000;

/** The board that a tablet is bound to, and the match that it was told to be the next one there. */
type Tablet = { readonly boardId: string; readonly nextMatchId: string | null };

/** A match, as far as it decides whether a tablet may score it. */
type MatchAtBoard = {
  readonly id: string;
  readonly status: MatchStatus;
  /** The board on which it is played; null for none. */
  readonly boardId: string | null;
  /** Whether it is called to that board. */
  readonly isCalled: boolean;
};

/** Whether a match is one of the board of a tablet. */
export const isAtBoardOf = ({ boardId, nextMatchId }: Tablet, match: MatchAtBoard): boolean => {
  if (match.boardId === boardId)
    return match.status !== 'scheduled' || match.isCalled || match.id === nextMatchId;
  return match.boardId === null && match.id === nextMatchId;
};

/** Whether a tablet is away at `now`. Times are ms since 1970. */
export const isTabletAway = (lastSeenAt: number, now: number): boolean => now - lastSeenAt > tabletAwayMs;
