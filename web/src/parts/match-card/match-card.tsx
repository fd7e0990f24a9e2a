import type { PartyIndex } from '@neundarter/rules/match/types';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { boardText } from '../../text/boards.ts';
import { formatDateTime, formatDecimal } from '../../text/formats.ts';
import { matchConfigText } from '../../text/match-config.ts';
import { endWord } from '../../text/match-ends.ts';
import { matchListText, matchNameText } from '../../text/match-list.ts';
import { Inline } from '../../ui/inline.tsx';
import { Stack } from '../../ui/stack.tsx';
import looks from '../../ui/text-looks.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { CallerLine } from '../match-caller/caller-line.tsx';
import { LateRefusedMark } from '../refused-matches/late-refused-mark.tsx';
import type { CardMatch } from './card-match.ts';
import classes from './match-card.module.css';
import { StatusIcon } from './status-icon.tsx';

type MatchCardProps = {
  readonly match: CardMatch;
  /** Target of a tap on the card. */
  readonly to: string;
  /** The menu of the match, shown in the corner. */
  readonly menu?: ReactNode;
  /** A button beside the result. */
  readonly action?: ReactNode;
};

/** A match at a glance. The link covers the whole card; the menu lies on top. */
export function MatchCard({ match, to, menu, action }: MatchCardProps) {
  const hasSets = match.config.setMode !== 'single-set';
  return (
    <Stack as="article" gap="s" className={classes.card} data-status={match.status}>
      <Inline as="header" align="center" className={classes.head}>
        <StatusIcon status={match.status} />
        <div className={classes.about}>
          {match.eventName !== null && <p className={classes.event}>{match.eventName}</p>}
          {match.description !== null && <p>{match.description}</p>}
          <p className={looks.figures}>
            {match.board === null ? null : <strong>{`${boardText(match.board)} · `}</strong>}
            {formatDateTime(match.date)}
          </p>
        </div>
        {match.end !== null && match.end !== 'played' && <p className={classes.tag}>{endWord[match.end]}</p>}
        <LateRefusedMark matchId={match.id}>
          {match.isUnsent && <p className={classes.tag}>{matchListText.onlyHere}</p>}
        </LateRefusedMark>
        {menu !== undefined && <div className={classes.menu}>{menu}</div>}
      </Inline>
      <Link className={classes.link} to={to}>
        <VisuallyHidden>{matchNameText(...match.names)}</VisuallyHidden>
      </Link>
      <table className={classes.score}>
        <thead>
          <tr>
            <td />
            <th scope="col">
              <abbr title={hasSets ? matchListText.setsLong : matchListText.legsLong}>
                {hasSets ? matchListText.sets : matchListText.legs}
              </abbr>
            </th>
            <th scope="col">
              <abbr title={matchListText.average}>{matchListText.averageShort}</abbr>
            </th>
          </tr>
        </thead>
        <tbody>
          <Side match={match} party={0} />
          <Side match={match} party={1} />
        </tbody>
      </table>
      <Inline gap="s" align="center" justify="between" wraps>
        <p className={classes.config}>{matchConfigText(match.config, match.startingScores)}</p>
        {action !== undefined && <div className={classes.action}>{action}</div>}
      </Inline>
      {match.callerId === null ? null : <CallerLine playerId={match.callerId} />}
    </Stack>
  );
}

/** The result of a side after the end of the match. */
const outcomeOf = (
  { status, winningParty }: CardMatch,
  party: PartyIndex,
): 'won' | 'lost' | 'draw' | undefined => {
  if (status !== 'finished') return undefined;
  if (winningParty === 'draw') return 'draw';
  return winningParty === party ? 'won' : 'lost';
};

type SideProps = { readonly match: CardMatch; readonly party: PartyIndex };

function Side({ match, party }: SideProps) {
  const outcome = outcomeOf(match, party);
  const average = match.averages[party];
  return (
    <tr className={classes.side} data-outcome={outcome}>
      <th scope="row" className={classes.name}>
        {match.names[party]}
      </th>
      <td className={classes.won}>
        <span>{match.won[party]}</span>
      </td>
      <td className={classes.average}>{average === null ? matchListText.nothing : formatDecimal(average)}</td>
    </tr>
  );
}
