// The standing of a practice game, computed from its darts.
import { type HitType, kindNamed } from './practice-kinds.ts';
import type { Hit, ScoringGame } from './types.ts';

/** How often each result was thrown; a game has all results of its kind and no others. */
export type HitCounts = { readonly [hitType in HitType]?: number };

type ScoringStanding = {
  /** Points so far, 0 or more. */
  readonly score: number;
  readonly hits: HitCounts;
};

/** The part of a game from which its standing follows. */
export type PlayedGame = Pick<ScoringGame, 'kind' | 'config'> & {
  readonly throws: readonly Pick<Hit, 'hitType'>[];
};

/** How often each result of the game's kind was thrown. */
const countHits = ({ kind, throws }: PlayedGame): HitCounts =>
  Object.fromEntries(
    kindNamed(kind).hitTypes.map((one) => [one, throws.filter(({ hitType }) => hitType === one).length]),
  );

/** The current points and hits of a game. */
export const standingOfGame = (game: PlayedGame): ScoringStanding => ({
  score: kindNamed(game.kind).standing(game.throws, game.config).score,
  hits: countHits(game),
});

/** The number of darts in a standing. */
export const noOfThrowsIn = ({ hits }: Pick<ScoringStanding, 'hits'>): number =>
  Object.values(hits).reduce((sum, count) => sum + count, 0);
