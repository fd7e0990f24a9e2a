// Undo takes back the last dart as if it had never been thrown. A finished game runs again.
import { ok, type Result, refused } from '../result.ts';
import { withThrows } from './create.ts';
import type { ScoringGame, ScoringGameError } from './types.ts';

/**
 * The game without its last dart.
 * @param throwId id of the dart to take back; without it, the last dart whatever its id
 * Refusals: `error.scoring-game.no-throw-to-undo` before the first dart, `error.scoring-game.out-of-sync` if `throwId`
 * is not the last dart.
 */
export const undoHit = (game: ScoringGame, throwId?: string): Result<ScoringGame, ScoringGameError> => {
  const last = game.throws.at(-1);
  if (last === undefined) return refused('error.scoring-game.no-throw-to-undo');
  if (throwId !== undefined && throwId !== last.id) return refused('error.scoring-game.out-of-sync');
  return ok(withThrows(game, game.throws.slice(0, -1)));
};
