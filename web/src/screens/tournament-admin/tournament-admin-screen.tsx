import { mayManageEvents } from '@neundarter/rules/access/events';
import { hasGroupStage } from '@neundarter/rules/tournament/plan/tournament-config';
import { isTournamentStarted } from '@neundarter/rules/tournament/setup/status';
import { Navigate, useParams } from 'react-router';
import { hasCode } from '../../data/api/api-error.ts';
import { useSeenEvent } from '../../data/club/events.ts';
import { type Tournament, tournamentOf } from '../../data/club/tournaments.ts';
import { useEventLive } from '../../data/club/use-event-live.ts';
import { useActor } from '../../data/people/actor.ts';
import { tournamentPath } from '../../parts/event-row/event-path.ts';
import { NotLoaded } from '../../parts/not-loaded/not-loaded.tsx';
import { eventPageText } from '../../text/event-page.ts';
import { adminText as text } from '../../text/tournament-admin.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { EmptyState, Loading } from '../../ui/states.tsx';
import { AdminPage } from './admin-page.tsx';

/** `/tournaments/{id}/admin/{tab}`: where organisers set up a tournament until it starts. */
export function TournamentAdminScreen() {
  const { id = '', tab } = useParams();
  const { data, error, seenAt, again } = useSeenEvent(id);
  useEventLive(id);
  const actor = useActor();
  if (data === undefined) {
    if (error === null) return <Loading />;
    if (hasCode(error, 'error.insufficient-permissions')) return <Forbidden />;
    return <NotLoaded error={error} failed={eventPageText.loadFailed} onRetry={again} />;
  }
  if (!mayManageEvents(actor, data.props.teamId)) return <Forbidden />;
  const tournament = tournamentOf(data, actor);
  if (tournament === null || isTournamentStarted(tournament.data.status)) {
    const path = tournament === null || tab !== undefined ? '' : `/${startedTab(tournament.data)}`;
    return <Navigate to={`${tournamentPath(id)}${path}`} replace />;
  }
  return <AdminPage key={id} tournament={tournament} seenAt={seenAt} />;
}

/** The page of a started tournament for an address without a tab. */
const startedTab = ({ status, config }: Pick<Tournament['data'], 'status' | 'config'>): string => {
  if (status === 'finished') return 'result';
  return hasGroupStage(config.tournamentMode) ? 'groups' : 'knockout';
};

function Forbidden() {
  return (
    <Page title={text.forbiddenTitle} width="narrow">
      <EmptyState text={text.forbidden}>
        <ButtonLink to="/team-lounge">{text.toLounge}</ButtonLink>
      </EmptyState>
    </Page>
  );
}
