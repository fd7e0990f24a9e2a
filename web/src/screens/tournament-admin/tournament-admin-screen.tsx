import { mayManageEvents } from '@neundarter/rules/access/events';
import { hasGroupStage } from '@neundarter/rules/tournament/plan/modes';
import { isTournamentStarted } from '@neundarter/rules/tournament/setup/status';
import { useState } from 'react';
import { useParams } from 'react-router';
import { hasCode } from '../../data/api/api-error.ts';
import { useSeenEvent } from '../../data/club/events.ts';
import { type Tournament, tournamentOf } from '../../data/club/tournaments.ts';
import { useEventLive } from '../../data/club/use-event-live.ts';
import { useActor } from '../../data/people/actor.ts';
import { tournamentPath } from '../../parts/event-row/event-path.ts';
import { NotLoaded } from '../../parts/not-loaded/not-loaded.tsx';
import { LateTroublePage } from '../../parts/trouble-page/late-trouble-page.tsx';
import { eventPageText } from '../../text/event-page.ts';
import { adminText as text } from '../../text/tournament-admin.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Redirect } from '../../ui/redirect.tsx';
import { Loading } from '../../ui/states.tsx';
import { AdminPage } from './admin-page.tsx';

/** `/tournaments/{id}/admin/{tab}`: where organisers set up a tournament until it starts. */
export function TournamentAdminScreen() {
  const { id = '' } = useParams();
  const { data, error, seenAt, again } = useSeenEvent(id);
  useEventLive(id);
  const actor = useActor();
  if (data === undefined) {
    if (error === null) return <Loading />;
    if (hasCode(error, 'error.insufficient-permissions')) return <Forbidden />;
    return <NotLoaded error={error} failed={eventPageText.loadFailed(id)} onRetry={again} />;
  }
  if (!mayManageEvents(actor, data.props.teamId)) return <Forbidden />;
  return <Admin key={id} tournament={tournamentOf(data, actor)} seenAt={seenAt} />;
}

type Props = { readonly tournament: Tournament | null; readonly seenAt: number | null };

/** The set-up of a tournament that has not started. An event of another kind has none. */
function Admin({ tournament, seenAt }: Props) {
  const { id = '', tab } = useParams();
  const isStarted = tournament === null || isTournamentStarted(tournament.data.status);
  const [wasStarted] = useState(isStarted);
  if (!isStarted) return <AdminPage tournament={tournament} seenAt={seenAt} />;
  // Whoever was setting it up when it started, here or on another device, goes on with leading it.
  if (!wasStarted) return <Redirect to={tournamentPath(id, 'management')} />;
  return <Redirect to={tournamentPath(id, ...(tab === undefined ? stageOf(tournament) : []))} />;
}

/** The page of a started tournament, as a path below its own. */
const stageOf = (tournament: Tournament | null): readonly string[] => {
  if (tournament === null) return [];
  const { status, config } = tournament.data;
  if (status === 'finished') return ['result'];
  return [hasGroupStage(config.tournamentMode) ? 'groups' : 'knockout'];
};

function Forbidden() {
  return (
    <LateTroublePage trouble="forbidden" detail={text.forbidden}>
      <ButtonLink to="/team-lounge">{text.toLounge}</ButtonLink>
    </LateTroublePage>
  );
}
