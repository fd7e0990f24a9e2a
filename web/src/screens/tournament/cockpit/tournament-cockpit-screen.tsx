import { Suspense, useMemo } from 'react';
import { useParams } from 'react-router';
import { useSeenEvent } from '../../../data/club/events.ts';
import { tournamentOf } from '../../../data/club/tournaments.ts';
import { useActor } from '../../../data/people/actor.ts';
import { NotLoaded } from '../../../parts/not-loaded/not-loaded.tsx';
import { LateTroublePage } from '../../../parts/trouble-page/late-trouble-page.tsx';
import { eventPageText } from '../../../text/event-page.ts';
import { tournamentText } from '../../../text/tournament.ts';
import { managementText } from '../../../text/tournament-management.ts';
import { latePart } from '../../../ui/late-part.tsx';
import { EmptyState, Loading } from '../../../ui/states.tsx';

// Apart from the pages of the tournament, so that visitors do not load it.
const CockpitPage = latePart(async () => (await import('./cockpit-page.tsx')).CockpitPage);
const MoneyPage = latePart(async () => (await import('../money/money-page.tsx')).MoneyPage);

/** `/tournaments/{id}/cockpit`: where organisers call matches to boards; below it, `money` is their cash box. */
export function TournamentCockpitScreen() {
  const { id = '', page } = useParams();
  const { data, error, seenAt, again } = useSeenEvent(id);
  const actor = useActor();
  const tournament = useMemo(() => (data === undefined ? null : tournamentOf(data, actor)), [data, actor]);
  if (data === undefined)
    return error === null ? (
      <Loading text={tournamentText.loading} />
    ) : (
      <NotLoaded error={error} failed={eventPageText.loadFailed(id)} onRetry={again} />
    );
  if (tournament === null) return <EmptyState text={tournamentText.noTournament} />;
  if (!tournament.isOrganiser)
    return <LateTroublePage trouble="forbidden" detail={managementText.noPermission} />;
  return (
    <Suspense fallback={<Loading />}>
      {page === 'money' ? (
        <MoneyPage tournament={tournament} />
      ) : (
        <CockpitPage tournament={tournament} seenAt={seenAt} />
      )}
    </Suspense>
  );
}
