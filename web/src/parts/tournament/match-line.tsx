import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { tournamentMatchText as text } from '../../text/tournament.ts';
import { useChanged } from '../../ui/use-changed.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { LateRefusedMark } from '../refused-matches/late-refused-mark.tsx';
import classes from './match-line.module.css';
import { matchSentence } from './match-sentence.ts';
import { haveBothLost, type MatchView, matchTarget } from './match-view.ts';
import { PhaseIcon } from './phase-icon.tsx';

type Props = {
  readonly match: MatchView;
  /** Stands before the number, e.g. the round. */
  readonly description?: string;
  /** Stands at the end of the line, e.g. a menu. */
  readonly actions?: ReactNode;
  /** Why the match cannot be called up now, in a few words and as a sentence. */
  readonly mark?: string | undefined;
  readonly markSentence?: string | undefined;
};

/** A match in a list: state, number, both sides and the score. A tap opens it. */
export const MatchLine = memo(function MatchLine(props: Props) {
  const { match, description, actions, mark, markSentence } = props;
  const target = matchTarget(match);
  const content = <Content {...{ match, description, mark, markSentence }} />;
  return (
    <li className={actions === undefined ? undefined : classes.withActions}>
      {target === null ? (
        <div className={classes.line}>{content}</div>
      ) : (
        <Link to={target} className={classes.line ?? ''}>
          {content}
        </Link>
      )}
      {actions}
    </li>
  );
});

type ContentProps = Pick<Props, 'match'> & {
  readonly description: string | undefined;
  readonly mark: string | undefined;
  readonly markSentence: string | undefined;
};

function Content({ match, description, mark, markSentence }: ContentProps) {
  const { number, board, isCalled, caller, phase, sides } = match;
  const [home, away] = sides;
  const bothLost = haveBothLost(match);
  const isScored = home.score !== null && away.score !== null && !bothLost;
  const score = isScored ? `${home.score} : ${away.score}` : null;
  const isFresh = useChanged(score);
  const about = [
    description ?? null,
    number === null ? null : text.number(number),
    board === null ? null : text.board(board, isCalled),
    caller === null ? null : text.caller(caller),
    bothLost ? text.bothLost : null,
  ].filter((part) => part !== null);
  return (
    <>
      <VisuallyHidden>
        {[matchSentence(match), ...(markSentence === undefined ? [] : [markSentence])].join('. ')}
      </VisuallyHidden>
      <span aria-hidden="true" className={classes.content}>
        <span className={classes.about}>
          <span className={classes.what}>
            <PhaseIcon phase={phase} />
            {about.join(' · ')}
          </span>
          <LateRefusedMark matchId={match.matchId} />
          {mark === undefined ? null : (
            <span className={classes.mark} title={markSentence}>
              {mark}
            </span>
          )}
        </span>
        <span className={classes.name} data-party={0} data-won={home.hasWon || undefined}>
          {home.name}
        </span>
        <span className={classes.score} data-fresh={isFresh || undefined}>
          {score ?? '– : –'}
        </span>
        <span className={classes.name} data-party={1} data-won={away.hasWon || undefined}>
          {away.name}
        </span>
      </span>
    </>
  );
}
