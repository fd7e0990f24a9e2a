// Who may correct a turn of the running leg: whoever may take it back. In an online match each player corrects only their own
// turns, and no correction removes turns of the opponent; for that there is the undo, which both see turn by turn.
import { type Result, refused } from '../result.ts';
import { type MatchAccessFacts, mayRecordThrow } from './match.ts';
import { isAdmin } from './people.ts';
import { mayUndoThrow, type UndoError } from './reopen.ts';

/** The correction that the actor wants to make at `now` (ms since 1970). */
export type WantedCorrection = {
  /** Player of the turn. */
  readonly playerId: string;
  /** Whether turns after it go. */
  readonly losesTurns: boolean;
  readonly now: number;
};

/** Whether the actor may correct a turn. */
export const mayCorrectThrow = (
  facts: MatchAccessFacts,
  { playerId, losesTurns, now }: WantedCorrection,
): Result<true, UndoError> => {
  const mayUndo = mayUndoThrow(facts, { now, hasReason: false });
  if (!mayUndo.ok || !facts.match.isOnlineMatch || isAdmin(facts.actor)) return mayUndo;
  const isOwn = mayRecordThrow(facts, playerId);
  return isOwn && !losesTurns ? mayUndo : refused('error.insufficient-permissions');
};
