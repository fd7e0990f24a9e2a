import type { EventEntity } from '@neundarter/contract/entities/event';
import type { EventMatch } from '@neundarter/contract/entities/event-match';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { useServerNow } from '../../data/api/use-server-now.ts';
import { useFinishedMatches, useRunningMatches } from '../../data/club/event-matches.ts';
import { useSeenEvent } from '../../data/club/events.ts';
import { useEventLive } from '../../data/club/use-event-live.ts';
import { useWakeLock } from '../../device/wake-lock.ts';
import { NotLoaded } from '../../parts/not-loaded/not-loaded.tsx';
import { boardText } from '../../text/boards.ts';
import { errorText } from '../../text/errors.ts';
import { eventLiveText as text } from '../../text/event-live.ts';
import { eventPageText } from '../../text/event-page.ts';
import { EmptyState, ErrorState, Loading } from '../../ui/states.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { EventLiveBar } from './event-live-bar.tsx';
import classes from './event-live-screen.module.css';
import { shownMatches } from './live-matches.ts';
import { LivePages } from './live-pages.tsx';
import { useEventMoments } from './use-event-moments.ts';
import { useMatchLabels } from './use-match-labels.ts';
import { useQuietMatches } from './use-quiet-matches.ts';

/** As many as may finish within a minute in a large hall. */
const latestFinished = 20;

const none: readonly EventMatch[] = [];

const boardAlone = ({ props: { place } }: EventMatch): string => {
  const board = place?.board ?? null;
  return board === null ? '' : boardText(board);
};

/** `/team-lounge/event/{id}/live`, `/tournaments/{id}/live`: all running matches of an event, also for a screen in the hall. */
export function EventLiveScreen() {
  const { id = '' } = useParams();
  const event = useSeenEvent(id);
  const name = event.data?.props.name ?? '';
  useDocumentTitle(name === '' ? text.matches : text.title(name));
  const labels = useMatchLabels();
  useWakeLock(true);
  if (event.error !== null)
    return <NotLoaded error={event.error} failed={eventPageText.loadFailed(id)} onRetry={event.again} />;
  return (
    <div className={classes.screen}>
      <EventLiveBar
        title={name === '' ? text.matches : text.title(name)}
        evening={labels?.eveningOf(event.data) ?? null}
        back={window.location.pathname.replace(/\/live$/, '')}
      />
      <LiveMatches eventId={id} event={event.data} />
    </div>
  );
}

type LiveMatchesProps = { readonly eventId: string; readonly event: EventEntity | undefined };

function LiveMatches({ eventId, event }: LiveMatchesProps) {
  const { momentsOf, handlers } = useEventMoments();
  useEventLive(eventId, handlers);
  const running = useRunningMatches(eventId);
  const finished = useFinishedMatches(eventId, { perPage: latestFinished });
  const now = useServerNow(500);
  const quietOf = useQuietMatches(running.data ?? none, now);
  const labels = useMatchLabels();
  const labelOf = useMemo(() => labels?.matchLabels(event) ?? boardAlone, [labels, event]);
  const failed = running.error ?? finished.error;
  if (failed !== null)
    return <ErrorState text={text.loadFailed(errorText(failed))} onRetry={running.again} />;
  if (running.data === undefined || finished.data === undefined) return <Loading />;
  const matches = shownMatches(running.data, finished.data, now);
  if (matches.length === 0) return <EmptyState text={text.empty} />;
  return <LivePages {...{ matches, momentsOf, now, labelOf, quietOf }} />;
}
