// Undo: the last dart is taken back as if it had never been thrown. A finished game runs again.
import { ok, type Result, refused } from '../result.ts';
import { withThrows } from './create.ts';
import type { ScoringGame, ScoringGameError } from './types.ts';

/**
 * The game without its last dart.
 * @param throwId the dart that is meant; left out it is the last one, whichever that is
 * Refusals: `error.scoring-game.no-throw-to-undo` before the first dart, `error.scoring-game.out-of-sync` when another
 * dart is the last.
 */
export const undoHit = (game: ScoringGame, throwId?: string): Result<ScoringGame, ScoringGameError> => {
  const last = game.throws.at(-1);
  if (last === undefined) return refused('error.scoring-game.no-throw-to-undo');
  if (throwId !== undefined && throwId !== last.id) return refused('error.scoring-game.out-of-sync');
  return ok(withThrows(game, game.throws.slice(0, -1)));
};
