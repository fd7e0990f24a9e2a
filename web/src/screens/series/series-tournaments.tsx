import { Link } from 'react-router';
import type { SeriesWithPoints } from '../../data/club/series.ts';
import { useIsAway } from '../../data/live/use-is-away.ts';
import { tournamentPath } from '../../parts/event-row/event-path.ts';
import { formatDate } from '../../text/formats.ts';
import { seriesTournamentName, seriesText as text } from '../../text/series.ts';
import { Stack } from '../../ui/stack.tsx';
import { EmptyState } from '../../ui/states.tsx';
import classes from './series-tournaments.module.css';

type Tournament = SeriesWithPoints['props']['tournaments'][number];

/** What a tournament is: it is over as soon as its points are there. */
const phaseOf = ({ id, isStarted, isCancelled }: Tournament, { props }: SeriesWithPoints) => {
  if (isCancelled === true) return 'cancelled';
  if (Object.keys(props.events[id] ?? {}).length > 0) return 'over';
  return isStarted ? 'live' : 'planned';
};

/** Leads to the tournament, unless the reader may not see it. */
function TournamentName({ tournament }: { readonly tournament: Tournament }) {
  const name = seriesTournamentName(tournament);
  if (tournament.name === '') return <span className={classes.closed}>{name}</span>;
  return (
    <Link to={tournamentPath(tournament.id)} className={classes.name ?? ''}>
      {name}
    </Link>
  );
}

/** The tournaments of a series, the first one on top. */
export function SeriesTournaments({ series }: { readonly series: SeriesWithPoints }) {
  const { tournaments } = series.props;
  const isAway = useIsAway();
  const phaseNow = (one: Tournament) => {
    const phase = phaseOf(one, series);
    return phase === 'live' && isAway ? 'last-live' : phase;
  };
  if (tournaments.length === 0) return <EmptyState text={text.noTournaments} />;
  return (
    <Stack as="ol" isDivided>
      {tournaments.map((tournament) => (
        <li key={tournament.id} className={classes.row}>
          <span>
            <TournamentName tournament={tournament} />
            <span className={classes.date}>{formatDate(tournament.startDateTime)}</span>
          </span>
          <span className={classes.phase} data-phase={phaseNow(tournament)}>
            {text.phases[phaseOf(tournament, series)]}
          </span>
        </li>
      ))}
    </Stack>
  );
}
