import { perParty } from '@neundarter/rules/match/per-party';
import type { PartyIndex } from '@neundarter/rules/match/types';
import { Link } from 'react-router';
import { isBy, useViewer } from '../../data/people/viewer.ts';
import { formatDecimal } from '../../text/formats.ts';
import { endWord } from '../../text/match-ends.ts';
import { matchListText } from '../../text/match-list.ts';
import type { MenuItem } from '../../ui/menu-button.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useChanged } from '../../ui/use-changed.ts';
import { type CardMatch, matchPath } from '../match-card/card-match.ts';
import { MatchMenu } from '../match-menu/match-menu.tsx';
import { mayDeleteCard, mayScoreCard } from '../match-menu/match-rights.ts';
import { useMatchDeletion } from '../match-menu/use-match-deletion.ts';
import { LateRefusedMark } from '../refused-matches/late-refused-mark.tsx';
import classes from './match-rows.module.css';

type Props = {
  readonly matches: readonly CardMatch[];
  /** Names the list for screen readers. */
  readonly label: string;
  /** What its event offers for a match, for its menu. */
  readonly itemsOf?: (match: CardMatch) => readonly MenuItem[];
};

/**
 * Matches of an event as rows: names, score, averages. A tap opens the scorer on the device that made a running match,
 * otherwise the view for spectators or the result.
 */
export function MatchRows({ matches, label, itemsOf }: Props) {
  const viewer = useViewer();
  const remove = useMatchDeletion();
  return (
    <Stack as="ul" isDivided aria-label={label}>
      {matches.map((match) => {
        const mayScore = mayScoreCard(match, viewer);
        const isOver = match.status === 'finished';
        const isOwn = mayScore && isBy(viewer, match.createdById);
        return (
          <li key={match.id} className={classes.item}>
            <MatchRow match={match} to={matchPath(match, isOver || isOwn ? 'scorer' : 'spectator')} />
            <MatchMenu
              match={match}
              mayScore={mayScore}
              more={itemsOf?.(match) ?? []}
              onDelete={mayDeleteCard(match, viewer) ? () => void remove(match) : null}
              // Nobody leaves a match of an event: its table counts it.
              onLeave={null}
            />
          </li>
        );
      })}
    </Stack>
  );
}

function MatchRow({ match, to }: { readonly match: CardMatch; readonly to: string }) {
  const { end } = match;
  const score = end === 'double-forfeit' ? matchListText.nothing : match.won.join(' : ');
  const isFresh = useChanged(score);
  return (
    <Link to={to} className={classes.row}>
      <Name match={match} party={0} />
      <span className={classes.score} data-fresh={isFresh || undefined}>
        {score}
      </span>
      <Name match={match} party={1} />
      <span className={classes.averages}>
        <LateRefusedMark matchId={match.id}>
          {match.isUnsent ? <span className={classes.unsent}>{matchListText.unsent}</span> : null}
        </LateRefusedMark>
        {end === null || end === 'played' ? <Averages match={match} /> : endWord[end]}
      </span>
    </Link>
  );
}

function Name({ match, party }: { readonly match: CardMatch; readonly party: PartyIndex }) {
  const hasWon = match.status === 'finished' && match.winningParty === party;
  return (
    <span className={classes.name} data-party={party} data-won={hasWon || undefined}>
      {match.names[party]}
    </span>
  );
}

function Averages({ match: { averages } }: { readonly match: CardMatch }) {
  const [home, away] = perParty((party) => {
    const average = averages[party];
    return average === null ? matchListText.nothing : formatDecimal(average);
  });
  return (
    <>
      <abbr title={matchListText.average}>{matchListText.averageShort}</abbr> {home} / {away}
    </>
  );
}
