import { type Hit, type ScoringGame, type ScoringGameConfig, scoringTwenty } from './types.ts';

/** A game before its first dart. @param startDateTime milliseconds since 1970 */
export const createScoringGame = ({
  id,
  startDateTime,
  config = scoringTwenty,
}: {
  readonly id: string;
  readonly startDateTime: number;
  readonly config?: ScoringGameConfig;
}): ScoringGame => ({ id, status: 'running', config, startDateTime, finishedAt: null, throws: [] });

/** The game with these darts; it is finished once all darts are thrown. */
export const withThrows = (game: ScoringGame, throws: readonly Hit[]): ScoringGame => {
  const isFinished = throws.length >= game.config.maxNoOfThrows;
  return {
    ...game,
    throws,
    status: isFinished ? 'finished' : 'running',
    finishedAt: isFinished ? (throws.at(-1)?.timeStamp ?? game.startDateTime) : null,
  };
};
