// One dart of a scoring game. The game is running while fewer darts than the maximum are thrown, then finished.
import { ok, type Result, refused } from '../result.ts';
import { withThrows } from './create.ts';
import type { Hit, ScoringGame, ScoringGameError } from './types.ts';

/**
 * The game with one more dart.
 * @param throwNumber which dart of the game whoever sends it takes it for, from 1; left out it is the next one
 * Refusals, the first that applies: `error.scoring-game.finished`, `error.scoring-game.out-of-sync` for another number.
 */
export const recordHit = (
  game: ScoringGame,
  hit: Hit,
  throwNumber?: number,
): Result<ScoringGame, ScoringGameError> => {
  if (game.status === 'finished') return refused('error.scoring-game.finished');
  if (throwNumber !== undefined && throwNumber !== game.throws.length + 1)
    return refused('error.scoring-game.out-of-sync');
  return ok(withThrows(game, [...game.throws, hit]));
};
