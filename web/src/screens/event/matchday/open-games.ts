import { hasBegun } from '@neundarter/rules/match/has-begun';
import { playersOf } from '@neundarter/rules/match/players';
import type { PartyIndex } from '@neundarter/rules/match/types';
import type { GameView } from './game-views.ts';

/** Whether a game has a turn or a result; who plays it then stays. */
export const hasGameBegun = ({ match }: GameView): boolean => match !== null && hasBegun(match.props);

/** The games of a player that have not begun, in playing order. */
export const openGamesOf = (
  games: readonly GameView[],
  party: PartyIndex,
  playerId: string,
): readonly GameView[] =>
  games.filter(
    (game) =>
      !hasGameBegun(game) &&
      game.match !== null &&
      playersOf(game.match.props.parties[party]).some(({ id }) => id === playerId),
  );
