import { type MatchView, matchTarget } from '../../parts/tournament/match-view.ts';
import { nextTasks } from '../../parts/tournament/next-match.ts';
import { ownMatchText as text, tournamentMatchText } from '../../text/tournament.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Inline } from '../../ui/inline.tsx';
import classes from './own-match.module.css';
import type { TournamentView } from './tournament-view.ts';

/** What the viewer, as a participant, plays and calls next. */
export function OwnMatch({ view: { matches, own, data } }: { readonly view: TournamentView }) {
  if (own === null || data.status !== 'running') return null;
  const { plays, calls } = nextTasks(matches, own.id);
  const shown = plays ?? calls;
  if (shown === null) return null;
  const target = matchTarget(shown);
  return (
    <Inline as="section" gap="m" align="center" justify="between" wraps className={classes.own}>
      <p>
        {plays === null ? null : <strong>{plays.phase === 'running' ? text.running : text.title}: </strong>}
        {[plays === null ? null : playText(plays, own.id), calls === null ? null : callText(calls, plays)]
          .filter((part) => part !== null)
          .join(' · ')}
      </p>
      {target === null ? null : <ButtonLink to={target}>{text.open}</ButtonLink>}
    </Inline>
  );
}

const nameOf = ({ number, board, isCalled }: MatchView): string =>
  [
    number === null ? '' : tournamentMatchText.number(number),
    board === null ? '' : tournamentMatchText.board(board, isCalled),
  ]
    .filter((part) => part !== '')
    .join(' · ');

const playText = (match: MatchView, entrant: string): string => {
  const other = match.sides.find((side) => side.entrant !== entrant);
  return `${nameOf(match)} · ${text.against(other?.name ?? '')}`;
};

/** Who plays later than they call calls first. */
const callText = (calls: MatchView, plays: MatchView | null): string => {
  const isAfter = plays !== null && (plays.number ?? 0) < (calls.number ?? 0);
  return isAfter ? text.callerAfter(nameOf(calls)) : text.caller(nameOf(calls));
};
