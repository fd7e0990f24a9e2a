import type { CSSProperties } from 'react';
import { memo } from 'react';
import { Link } from 'react-router';
import { bracketText } from '../../text/bracket.ts';
import { tournamentMatchText as text } from '../../text/tournament.ts';
import { Inline } from '../../ui/inline.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import classes from './bracket-match.module.css';
import { type MatchLinks, type Pointed, pointAt } from './bracket-ways.ts';
import { matchSentence } from './match-sentence.ts';
import { haveBothLost, type MatchView, matchTarget, type SideView } from './match-view.ts';

type Props = {
  readonly match: MatchView;
  readonly ownEntry: string | null;
  /** Whether it is on the way that the user points at. */
  readonly isLit?: boolean;
  readonly onPoint?: (pointed: Pointed) => void;
  readonly links?: MatchLinks | undefined;
  /** Where the way to the next match stands: as a line of text below, or on the edge beside the match. */
  readonly edge?: 'below' | 'beside';
  readonly onNext?: (match: MatchView) => void;
};

/** A match of a bracket: number, board and state, and both sides with their scores. */
export const BracketMatch = memo(function BracketMatch(props: Props) {
  const { match, ownEntry, isLit, onPoint, links, edge, onNext } = props;
  const isOwn = ownEntry !== null && match.sides.some(({ entrant }) => entrant === ownEntry);
  const target = matchTarget(match);
  const next = links?.next ?? null;
  const content = <Content match={match} loserTo={links?.loserTo ?? null} onPoint={onPoint} />;
  return (
    <>
      <article
        className={classes.match}
        data-match={match.key}
        data-phase={match.phase}
        data-own={isOwn || undefined}
        data-lit={isLit || undefined}
        onFocus={() => onPoint?.(pointAt(match))}
      >
        {target === null ? (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the arrow keys focus a match, which lights up its way, too
          <div className={classes.body} tabIndex={-1} onClick={() => onPoint?.(pointAt(match))}>
            {content}
          </div>
        ) : (
          <Link to={target} className={classes.body ?? ''}>
            {content}
          </Link>
        )}
        {next === null || edge !== 'below' ? null : (
          <button type="button" className={classes.next} onClick={() => onNext?.(next)}>
            {text.winnerTo(matchName(next))}
          </button>
        )}
      </article>
      {next === null || edge !== 'beside' ? null : (
        <button
          type="button"
          className={classes.edge}
          // The arrow key to the right does the same.
          tabIndex={-1}
          aria-label={bracketText.toNext(matchName(next))}
          onPointerEnter={() => onPoint?.(pointAt(match))}
          onClick={() => onNext?.(next)}
        />
      )}
    </>
  );
});

const matchName = ({ number, sides }: MatchView): string =>
  number === null ? sides.map(({ name }) => name).join(' – ') : text.number(number);

type ContentProps = {
  readonly match: MatchView;
  readonly loserTo: number | null;
  readonly onPoint: Props['onPoint'];
};

function Content({ match, onPoint, loserTo }: ContentProps) {
  const { key, number, board, isCalled, phase, sides } = match;
  const bothLost = haveBothLost(match);
  const about = [
    number === null ? null : text.number(number),
    board === null ? null : text.board(board, isCalled),
    loserTo === null ? null : text.loserTo(loserTo),
  ].filter((part) => part !== null);
  return (
    <>
      <VisuallyHidden>{matchSentence(match)}</VisuallyHidden>
      <span aria-hidden="true">
        <Inline as="span" gap="s" justify="between" className={classes.about}>
          <span className={classes.facts}>{about.join(' · ')}</span>
          <span className={classes.phase}>
            {bothLost ? text.bothLost : phase === 'finished' ? null : text.status[phase]}
          </span>
        </Inline>
        {sides.map((side, party) => (
          <Side
            // biome-ignore lint/suspicious/noArrayIndexKey: a match has two sides in a fixed order
            key={party}
            side={bothLost ? { ...side, score: null } : side}
            onEnter={() => onPoint?.({ key, entrant: side.entrant })}
          />
        ))}
      </span>
    </>
  );
}

function Side({ side, onEnter }: { readonly side: SideView; readonly onEnter: () => void }) {
  return (
    <span
      className={classes.side}
      data-won={side.hasWon || undefined}
      data-open={side.entrant === null || undefined}
      // A finger that scrolls enters, too.
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== 'touch') onEnter();
      }}
    >
      <span className={classes.name} style={{ '--letters': side.name.length } as CSSProperties}>
        {side.name}
      </span>
      <span className={classes.score}>{side.score ?? ''}</span>
    </span>
  );
}
