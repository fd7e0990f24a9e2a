import { endOf, type MatchEnd } from '@neundarter/rules/match/how-it-ended';
import { gameStatusText } from '../../../text/matchday.ts';
import classes from './game-status.module.css';
import { type GameView, isOver } from './game-views.ts';

type Status = keyof typeof gameStatusText;

const endStatuses: Readonly<Record<MatchEnd, Status>> = {
  played: 'over',
  result: 'paper',
  forfeit: 'forfeited',
  'double-forfeit': 'forfeited',
  retirement: 'retired',
};

/** @param presentRound the first round that is not over; null before the start and at the end */
export function statusOfGame(game: GameView, presentRound: number | null): Status {
  const { match, isSeated } = game;
  if (!isSeated[0] && !isSeated[1]) return 'dropped';
  if (match === null) return 'planned';
  if (isOver(game)) return endStatuses[endOf(match.props) ?? 'played'];
  if (match.props.status === 'running') return 'live';
  return game.plan.round === presentRound ? 'ready' : 'planned';
}

/** The status of a game as a word with its colour. */
export function GameStatus({ status }: { readonly status: Status }) {
  return (
    <span className={classes.status} data-status={status}>
      {gameStatusText[status]}
    </span>
  );
}
