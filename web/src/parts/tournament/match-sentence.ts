import { tournamentMatchText as text } from '../../text/tournament.ts';
import { haveBothLost, type MatchView } from './match-view.ts';

/** A match in words: `Spiel 12, Board 3, Anna gegen Ben, 3 zu 1, beendet`. */
export const matchSentence = (match: MatchView): string => {
  const { number, board, isCalled, sides, phase, caller } = match;
  const [home, away] = sides;
  const isScored = home.score !== null && away.score !== null && !haveBothLost(match);
  return [
    number === null ? '' : text.number(number),
    board === null ? '' : text.board(board, isCalled),
    text.versus(home.name, away.name),
    isScored ? text.score(home.score, away.score) : '',
    haveBothLost(match) ? text.bothLost : text.status[phase],
    caller === null ? '' : text.caller(caller),
  ]
    .filter((part) => part !== '')
    .join(', ');
};
