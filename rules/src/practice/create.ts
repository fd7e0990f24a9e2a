import { kindNamed, type PracticeKindName, unnamedKind } from './practice-kinds.ts';
import type { Hit, ScoringGame } from './types.ts';

/** A game before its first dart. @param startDateTime milliseconds since 1970 */
export const createScoringGame = ({
  id,
  startDateTime,
  kind = unnamedKind,
  config = kindNamed(kind).config,
}: {
  readonly id: string;
  readonly startDateTime: number;
  readonly kind?: PracticeKindName;
  readonly config?: ScoringGame['config'];
}): ScoringGame => ({ id, kind, status: 'running', config, startDateTime, finishedAt: null, throws: [] });

/** The game with these darts; the rules of its kind decide whether it is finished. */
export const withThrows = (game: ScoringGame, throws: readonly Hit[]): ScoringGame => {
  const { config } = game;
  const isFinished =
    throws.length >= config.maxNoOfThrows || kindNamed(game.kind).standing(throws, config).isOver;
  return {
    ...game,
    throws,
    status: isFinished ? 'finished' : 'running',
    finishedAt: isFinished ? (throws.at(-1)?.timeStamp ?? game.startDateTime) : null,
  };
};
