import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import { useEffect, useState } from 'react';
import { useUpcomingEvents } from '../../data/club/events.ts';
import { useAccount } from '../../data/people/account.ts';
import { EventCard } from '../../parts/event-card/event-card.tsx';
import { preloadMarkdown } from '../../parts/markdown/markdown.tsx';
import { usePageLength } from '../../parts/page-length/use-page-length.ts';
import { SeenNotice } from '../../parts/seen-notice/seen-notice.tsx';
import { errorText } from '../../text/errors.ts';
import { upcomingEventsText as text } from '../../text/events.ts';
import { Pager } from '../../ui/pager.tsx';
import { Stack } from '../../ui/stack.tsx';
import { EmptyState, ErrorState, Loading } from '../../ui/states.tsx';
import looks from '../../ui/text-looks.module.css';
import { Tiles } from '../../ui/tiles.tsx';
import { isAnnounced } from './is-announced.ts';

/** The next events: public ones, and those of the user's team. */
export function EventsTab() {
  useEffect(preloadMarkdown, []);
  return (
    <Stack as="section" gap="l" aria-labelledby="events-title">
      <h2 id="events-title" className={looks.title}>
        {text.title}
      </h2>
      <Events />
    </Stack>
  );
}

function Events() {
  const { user } = useAccount();
  const { data, error, seenAt, again } = useUpcomingEvents(user?.id ?? null);
  const [wanted, setPage] = useState(1);
  const perPage = usePageLength();
  if (data === undefined && error !== null)
    return <ErrorState text={text.loadFailed(errorText(error))} onRetry={again} />;
  if (data === undefined) return <Loading text={text.loading} />;
  const events = data.filter(isAnnounced);
  if (events.length === 0) return <EmptyState text={text.empty} icon={<IconCalendarEvent size={40} />} />;
  const pageCount = Math.ceil(events.length / perPage);
  const page = Math.min(wanted, pageCount);
  return (
    <>
      <SeenNotice seenAt={seenAt} />
      <Tiles as="ul" minWidth={26} gap="m">
        {events.slice((page - 1) * perPage, page * perPage).map((event) => (
          <li key={event.id}>
            <EventCard event={event} />
          </li>
        ))}
      </Tiles>
      <Pager page={page} pageCount={pageCount} onChange={setPage} label={text.title} />
    </>
  );
}
