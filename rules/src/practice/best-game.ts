// The best game ("Dein bestes Spiel"): the finished game with the highest score; the earliest one among equal scores.
type Played = { readonly status: string; readonly score: number; readonly startDateTime: number };

/** The best of these games; null without a finished one. */
export const bestGame = <Game extends Played>(games: readonly Game[]): Game | null => {
  const isBetter = (one: Game, other: Game): boolean =>
    one.score !== other.score ? one.score > other.score : one.startDateTime < other.startDateTime;
  return games
    .filter(({ status }) => status === 'finished')
    .reduce<Game | null>((best, game) => (best === null || isBetter(game, best) ? game : best), null);
};
