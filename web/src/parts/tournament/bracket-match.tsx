import { memo } from 'react';
import { Link } from 'react-router';
import { tournamentMatchText as text } from '../../text/tournament.ts';
import { Row } from '../../ui/row.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import classes from './bracket-match.module.css';
import { matchSentence } from './match-sentence.ts';
import { type MatchView, matchTarget, type SideView } from './match-view.ts';

type Props = {
  readonly match: MatchView;
  readonly ownEntry: string | null;
  /** Whether it is on the way of the entry that the user points at. */
  readonly isLit: boolean;
  readonly onLit: (entrant: string | null) => void;
  /** Where the winner goes; null if that is beside it or nowhere. */
  readonly next: MatchView | null;
  readonly onNext: (match: MatchView) => void;
  /** Round of the loser side to which the loser goes, from 1; null for nowhere. */
  readonly loserTo: number | null;
};

/** A match of a bracket: number, board and state, and both sides with their scores. */
export const BracketMatch = memo(function BracketMatch(props: Props) {
  const { match, ownEntry, isLit, next, onNext } = props;
  const isOwn = ownEntry !== null && match.sides.some(({ entrant }) => entrant === ownEntry);
  const target = matchTarget(match);
  return (
    <article
      className={classes.match}
      data-match={match.key}
      data-phase={match.phase}
      data-own={isOwn || undefined}
      data-lit={isLit || undefined}
    >
      {target === null ? (
        <div className={classes.body}>
          <Content {...props} />
        </div>
      ) : (
        <Link to={target} className={classes.body ?? ''}>
          <Content {...props} />
        </Link>
      )}
      {next === null ? null : (
        <button type="button" className={classes.next} onClick={() => onNext(next)}>
          {text.winnerTo(matchName(next))}
        </button>
      )}
    </article>
  );
});

const matchName = ({ number, sides }: MatchView): string =>
  number === null ? sides.map(({ name }) => name).join(' – ') : text.number(number);

function Content({ match, onLit, loserTo }: Props) {
  const { number, board, phase, sides } = match;
  const about = [
    number === null ? null : text.number(number),
    board === null ? null : text.board(board),
    loserTo === null ? null : text.loserTo(loserTo),
  ].filter((part) => part !== null);
  return (
    <>
      <VisuallyHidden>{matchSentence(match)}</VisuallyHidden>
      <span aria-hidden="true">
        <Row as="span" gap="s" justify="between" className={classes.about}>
          <span className={classes.facts}>{about.join(' · ')}</span>
          <span className={classes.phase}>{phase === 'finished' ? null : text.status[phase]}</span>
        </Row>
        {sides.map((side, party) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a match has two sides in a fixed order
          <Side key={party} side={side} onLit={onLit} />
        ))}
      </span>
    </>
  );
}

function Side({ side, onLit }: { readonly side: SideView; readonly onLit: Props['onLit'] }) {
  return (
    <span
      className={classes.side}
      data-won={side.hasWon || undefined}
      data-open={side.entrant === null || undefined}
      onPointerEnter={() => onLit(side.entrant)}
    >
      <span className={classes.name}>{side.name}</span>
      <span className={classes.score}>{side.score ?? ''}</span>
    </span>
  );
}
