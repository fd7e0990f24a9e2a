import type { PlayedTournament } from '@neundarter/contract/entities/statistics';
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import { Link } from 'react-router';
import { useIsAway } from '../../data/live/use-is-away.ts';
import { useOwnTournaments } from '../../data/statistics/player-stats.ts';
import { DateLeaf } from '../../parts/date-leaf/date-leaf.tsx';
import { tournamentPath } from '../../parts/event-row/event-path.ts';
import { MoreListCard } from '../../parts/more-list/more-list-card.tsx';
import { errorReason } from '../../text/errors.ts';
import { formatDate } from '../../text/formats.ts';
import { achievedText, placeReachedText, ownTournamentsText as text } from '../../text/own-tournaments.ts';
import { tournamentModeText } from '../../text/tournament.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyLine } from '../../ui/states.tsx';
import looks from '../../ui/text-looks.module.css';
import classes from './tournaments-card.module.css';

/** The tournaments of the signed-in player with places and figures; the filter does not count here. */
export function TournamentsCard({ playerId }: { readonly playerId: string }) {
  return (
    <MoreListCard
      title={text.title}
      list={useOwnTournaments(playerId)}
      row={(tournament) => <TournamentRow tournament={tournament} />}
      skeleton={{ count: 2, height: '4.5rem' }}
      failed={(error) => text.failed(errorReason(error))}
      empty={<EmptyLine text={text.empty} />}
      hint={<p className={looks.hint}>{text.hint}</p>}
      // The card is the last of the page, whose top says how old the figures are.
      hidesAge
    />
  );
}

function TournamentRow({ tournament: { id, props } }: { readonly tournament: PlayedTournament }) {
  const { name, teamName, startDateTime, status, tournamentMode } = props;
  const isAway = useIsAway();
  const isLive = status === 'running' && !isAway;
  return (
    <li className={classes.row}>
      <DateLeaf at={startDateTime} size="small" phase={isLive ? 'live' : 'over'} isHidden />
      <div className={classes.words}>
        <Link to={tournamentPath(id)} className={classes.name}>
          {name}
        </Link>
        <p className={classes.about}>
          {[formatDate(startDateTime), teamName, tournamentModeText[tournamentMode]].join(' · ')}
        </p>
        <p className={classes.about}>{achievedText(props)}</p>
      </div>
      <span className={classes.place} data-phase={isLive ? 'live' : 'over'}>
        {placeReachedText(props)}
      </span>
      <ButtonLink
        to={`/players/me/stats/${id}`}
        look="quiet"
        className={classes.stats}
        icon={<IconChartBar aria-hidden size={20} />}
        aria-label={text.toStats(name)}
      >
        {text.stats}
      </ButtonLink>
    </li>
  );
}
