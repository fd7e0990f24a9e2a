import { playersOf } from '@neundarter/rules/match/players';
import type { PartyIndex } from '@neundarter/rules/match/types';
import { areSettled, progressOfGame } from '@neundarter/rules/matchday/game-parties';
import type { MatchdayFormat } from '@neundarter/rules/matchday/plan';
import type { GameView } from './game-views.ts';

/** Whether who plays each game stays, by its number. */
export const settledGames = (format: MatchdayFormat, games: readonly GameView[]): readonly boolean[] =>
  areSettled(
    format,
    games
      .toSorted((one, other) => one.plan.number - other.plan.number)
      .map(({ match }) => (match === null ? 'open' : progressOfGame(match.props))),
  );

/** The games of a player that are still to be played, in playing order. */
export const openGamesOf = (
  games: readonly GameView[],
  party: PartyIndex,
  playerId: string,
): readonly GameView[] =>
  games.filter(
    (game) =>
      game.match !== null &&
      progressOfGame(game.match.props) === 'open' &&
      playersOf(game.match.props.parties[party]).some(({ id }) => id === playerId),
  );
