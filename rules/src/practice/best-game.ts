// The best game ("Dein bestes Spiel"): the finished game with the best score of its kind; the earliest one among equal
// scores. Games of different kinds are never compared.
import type { BestScore } from './kinds/practice-kind.ts';

type Played = { readonly status: string; readonly score: number; readonly startDateTime: number };

/** The best of these games of one kind; null without a finished one. */
export const bestGame = <Game extends Played>(games: readonly Game[], best: BestScore): Game | null => {
  const sign = best === 'highest' ? 1 : -1;
  const isBetter = (one: Game, other: Game): boolean =>
    one.score !== other.score
      ? sign * (one.score - other.score) > 0
      : one.startDateTime < other.startDateTime;
  return games
    .filter(({ status }) => status === 'finished')
    .reduce<Game | null>((first, game) => (first === null || isBetter(game, first) ? game : first), null);
};
