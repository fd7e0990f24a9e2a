import type { EventEntity } from '@neundarter/contract/entities/event';
import { useParams } from 'react-router';
import { isNotThere } from '../../data/api/api-error.ts';
import { useEvent } from '../../data/club/events.ts';
import { refreshAccount, useAccount } from '../../data/people/account.ts';
import { usePlayer } from '../../data/people/players.ts';
import { LateTroublePage } from '../../parts/trouble-page/late-trouble-page.tsx';
import { errorReason } from '../../text/errors.ts';
import { eventPageText } from '../../text/event-page.ts';
import { statsText } from '../../text/stats.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { EventStatsPage } from './event-stats-page.tsx';
import { StatsPage } from './stats-page.tsx';
import { StatsSkeleton } from './stats-skeleton.tsx';

/** `/players/me/stats`: the figures of the signed-in player. */
export function OwnStatsScreen() {
  const { player } = useAccount();
  return player === null ? <OwnPlayerMissing /> : <StatsPage key={player.id} player={player} isOwn />;
}

/** `/players/{id}/stats`: the figures of any player, also the own ones. */
export function PlayerStatsScreen() {
  const { id = '' } = useParams();
  const { player } = useAccount();
  return player?.id === id ? <OwnStatsScreen /> : <StatsOf key={id} id={id} />;
}

/** `/players/{id}/stats/{eventId}`: the figures of a player within one event; `me` means the signed-in player. */
export function PlayerEventStatsScreen() {
  const { id = '', eventId = '' } = useParams();
  const { player } = useAccount();
  const event = useEvent(eventId);
  const wanted = id === 'me' ? (player?.id ?? '') : id;
  if (event.data !== undefined) return <StatsOf key={wanted} id={wanted} event={event.data} />;
  if (event.error === null) return <StatsLoading />;
  return (
    <StatsNotLoaded
      error={event.error}
      missing={statsText.noEvent}
      failed={eventPageText.loadFailed(eventId)}
      onRetry={() => void event.refetch()}
    />
  );
}

type StatsOfProps = { readonly id: string; readonly event?: EventEntity };

function StatsOf({ id, event }: StatsOfProps) {
  const own = useAccount().player;
  const { data, error, refetch } = usePlayer(id);
  if (data !== undefined) {
    const isOwn = own?.id === data.id;
    return event === undefined ? (
      <StatsPage player={data} isOwn={isOwn} />
    ) : (
      <EventStatsPage player={data} event={event} isOwn={isOwn} />
    );
  }
  if (error === null) return <StatsLoading />;
  return (
    <StatsNotLoaded
      error={error}
      missing={statsText.noPlayer}
      failed={(reason) => statsText.playerFailed(id, reason)}
      onRetry={() => void refetch()}
    />
  );
}

const StatsLoading = () => (
  <Page title={statsText.eyebrow} width="wide">
    <StatsSkeleton />
  </Page>
);

type StatsNotLoadedProps = {
  readonly error: Error;
  readonly missing: string;
  readonly failed: (reason: string) => string;
  readonly onRetry: () => void;
};

/** Offers another try after a failure, but not for something that does not exist. */
const StatsNotLoaded = ({ error, missing, failed, onRetry }: StatsNotLoadedProps) =>
  isNotThere(error) ? (
    <LateTroublePage trouble="missing" detail={missing}>
      <ButtonLink to="/home">{statsText.toHome}</ButtonLink>
    </LateTroublePage>
  ) : (
    <LateTroublePage error={error} detail={failed(errorReason(error))} onRetry={onRetry} />
  );

/** The user is signed in, but the player is not loaded yet. */
function OwnPlayerMissing() {
  // Success replaces this page; after a failure its text stays.
  const retry = () => void refreshAccount().catch(() => undefined);
  return (
    <Page title={statsText.ownEyebrow} width="wide">
      <ErrorState text={statsText.ownPlayerFailed} onRetry={retry} />
    </Page>
  );
}
