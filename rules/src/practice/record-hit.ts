// Records one dart of a practice game.
import { ok, type Result, refused } from '../result.ts';
import { withThrows } from './create.ts';
import { legalHits } from './legal-hits.ts';
import type { Hit, ScoringGame, ScoringGameError } from './types.ts';

/**
 * The game with one more dart.
 * @param throwNumber number of the dart in the sender's game, from 1; without it, the next number
 * Refusals, the first that applies: `error.scoring-game.finished`, `error.scoring-game.out-of-sync` if it is not the
 * next number, `error.invalid-request` if the next dart of this game cannot have this result.
 */
export const recordHit = (
  game: ScoringGame,
  hit: Hit,
  throwNumber?: number,
): Result<ScoringGame, ScoringGameError> => {
  if (game.status === 'finished') return refused('error.scoring-game.finished');
  if (throwNumber !== undefined && throwNumber !== game.throws.length + 1)
    return refused('error.scoring-game.out-of-sync');
  if (!legalHits(game).includes(hit.hitType)) return refused('error.invalid-request');
  return ok(withThrows(game, [...game.throws, hit]));
};
