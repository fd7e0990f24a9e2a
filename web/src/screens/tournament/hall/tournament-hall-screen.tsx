import { Suspense } from 'react';
import { useParams } from 'react-router';
import { useSeenEvent } from '../../../data/club/events.ts';
import { NotLoaded } from '../../../parts/not-loaded/not-loaded.tsx';
import { eventPageText } from '../../../text/event-page.ts';
import { latePart } from '../../../ui/late-part.tsx';
import { Loading } from '../../../ui/states.tsx';

// Apart from the pages of the tournament, so that visitors do not load it.
const HallPage = latePart(async () => (await import('./hall-page.tsx')).HallPage);

/** `/tournaments/{id}/hall`, `/team-lounge/event/{id}/hall`: boards, calls, tables and bracket for a television of the hall. */
export function TournamentHallScreen() {
  const { id = '' } = useParams();
  const { data, error, again } = useSeenEvent(id);
  if (data === undefined)
    return error === null ? (
      <Loading />
    ) : (
      <NotLoaded error={error} failed={eventPageText.loadFailed(id)} onRetry={again} />
    );
  return (
    <Suspense fallback={<Loading />}>
      <HallPage event={data} />
    </Suspense>
  );
}
