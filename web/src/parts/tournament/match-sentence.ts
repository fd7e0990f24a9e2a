import { tournamentMatchText as text } from '../../text/tournament.ts';
import type { MatchView } from './match-view.ts';

/** A match in words: `Spiel 12, Board 3, Anna gegen Ben, 3 zu 1, beendet`. */
export const matchSentence = ({ number, board, sides, phase, caller }: MatchView): string => {
  const [home, away] = sides;
  return [
    number === null ? '' : text.number(number),
    board === null ? '' : text.board(board),
    text.versus(home.name, away.name),
    home.score === null || away.score === null ? '' : text.score(home.score, away.score),
    text.status[phase],
    caller === null ? '' : text.caller(caller),
  ]
    .filter((part) => part !== '')
    .join(', ');
};
