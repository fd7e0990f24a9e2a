import type { MatchView } from '../../../parts/tournament/match-view.ts';
import { printText as text } from '../../../text/tournament-print.ts';

/** The heads of a list of matches on paper. */
export function MatchHeads() {
  return (
    <thead>
      <tr>
        <th scope="col">{text.number}</th>
        <th scope="col">{text.round}</th>
        <th scope="col">{text.board}</th>
        <th scope="col">{text.home}</th>
        <th scope="col" data-result>
          {text.result}
        </th>
        <th scope="col">{text.away}</th>
        <th scope="col">{text.caller}</th>
      </tr>
    </thead>
  );
}

type Props = {
  readonly match: MatchView;
  readonly round: string;
  /** Whether the score stands in the field; otherwise it is empty, to be filled in. */
  readonly showsScore?: boolean;
};

/** A match on paper. */
export function MatchRow({ match, round, showsScore }: Props) {
  const { number, board, sides, caller } = match;
  const [home, away] = sides;
  const isKnown = showsScore === true && home.score !== null && away.score !== null;
  return (
    <tr>
      <td>{number}</td>
      <td>{round}</td>
      <td>{board ?? ''}</td>
      <td data-name>{home.name}</td>
      <td data-result>{isKnown ? `${home.score}:${away.score}` : ':'}</td>
      <td data-name>{away.name}</td>
      <td>{caller ?? ''}</td>
    </tr>
  );
}
