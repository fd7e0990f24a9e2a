import type { EventEntity } from '@neundarter/contract/entities/event';
import { useParams } from 'react-router';
import { refreshAccount, useAccount } from '../../data/account.ts';
import { ApiError } from '../../data/api-error.ts';
import { useEvent } from '../../data/events.ts';
import { usePlayer } from '../../data/players.ts';
import { errorText } from '../../text/errors.ts';
import { statsText } from '../../text/stats.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { EventStatsPage } from './event-stats-page.tsx';
import { StatsPage } from './stats-page.tsx';
import { StatsSkeleton } from './stats-skeleton.tsx';

/** `/players/me/stats`: the own figures. */
export function OwnStatsScreen() {
  const { player } = useAccount();
  return player === null ? <OwnPlayerMissing /> : <StatsPage key={player.id} player={player} isOwn />;
}

/** `/players/{id}/stats`: anybody's figures, also the own ones. */
export function PlayerStatsScreen() {
  const { id = '' } = useParams();
  const { player } = useAccount();
  return player?.id === id ? <OwnStatsScreen /> : <StatsOf key={id} id={id} />;
}

/** `/players/{id}/stats/{eventId}`: somebody's figures within one event; `me` for the own ones. */
export function PlayerEventStatsScreen() {
  const { id = '', eventId = '' } = useParams();
  const { player } = useAccount();
  const event = useEvent(eventId);
  const wanted = id === 'me' ? (player?.id ?? '') : id;
  if (event.data !== undefined) return <StatsOf key={wanted} id={wanted} event={event.data} />;
  if (event.error === null) return <StatsLoading />;
  const isMissing = isNobodys(event.error);
  return (
    <StatsMissing
      text={isMissing ? statsText.noEvent : statsText.eventFailed(errorText(event.error))}
      onRetry={isMissing ? null : () => void event.refetch()}
    />
  );
}

/** What is no id at all is nobody's either. */
const isNobodys = (error: Error): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

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
  if (error !== null) {
    const isMissing = isNobodys(error);
    return (
      <StatsMissing
        text={isMissing ? statsText.noPlayer : statsText.playerFailed(id, errorText(error))}
        onRetry={isMissing ? null : () => void refetch()}
      />
    );
  }
  return <StatsLoading />;
}

const StatsLoading = () => (
  <Page title={statsText.eyebrow} width="wide">
    <StatsSkeleton />
  </Page>
);

type StatsMissingProps = {
  readonly text: string;
  /** Null where trying again cannot help. */
  readonly onRetry: (() => void) | null;
};

const StatsMissing = ({ text, onRetry }: StatsMissingProps) => (
  <Page title={statsText.eyebrow} width="wide">
    <ErrorState text={text} {...(onRetry === null ? {} : { onRetry })}>
      {onRetry === null ? <ButtonLink to="/home">{statsText.toHome}</ButtonLink> : null}
    </ErrorState>
  </Page>
);

/** Signed in, but the player could not be read yet. */
function OwnPlayerMissing() {
  // Whether it worked shows by itself; the text stays where it did not.
  const retry = () => void refreshAccount().catch(() => undefined);
  return (
    <Page title={statsText.ownEyebrow} width="wide">
      <ErrorState text={statsText.ownPlayerFailed} onRetry={retry} />
    </Page>
  );
}
