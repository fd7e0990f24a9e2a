import { defaultLimit } from '@neundarter/contract/limits';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import { useEffect, useState } from 'react';
import { useUpcomingEvents } from '../../data/club/events.ts';
import { useAccount } from '../../data/people/account.ts';
import { EventCard } from '../../parts/event-card/event-card.tsx';
import { preloadMarkdown } from '../../parts/markdown/markdown.tsx';
import { errorText } from '../../text/errors.ts';
import { upcomingEventsText as text } from '../../text/events.ts';
import { Pager } from '../../ui/pager.tsx';
import { EmptyState, ErrorState, Loading } from '../../ui/states.tsx';
import classes from './events-tab.module.css';
import { isAnnounced } from './is-announced.ts';

/** Entries per page. Specification: page size. */
const perPage = defaultLimit;

/** What takes place next: public events, and those of the own team. */
export function EventsTab() {
  useEffect(preloadMarkdown, []);
  return (
    <section className={classes.events} aria-labelledby="events-title">
      <h2 id="events-title" className={classes.title}>
        {text.title}
      </h2>
      <Events />
    </section>
  );
}

function Events() {
  const { user } = useAccount();
  const { data, error, refetch } = useUpcomingEvents(user?.id ?? null);
  const [wanted, setPage] = useState(1);
  if (data === undefined && error !== null)
    return <ErrorState text={text.loadFailed(errorText(error))} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading text={text.loading} />;
  const events = data.filter(isAnnounced);
  if (events.length === 0) return <EmptyState text={text.empty} icon={<IconCalendar size={40} />} />;
  const pageCount = Math.ceil(events.length / perPage);
  const page = Math.min(wanted, pageCount);
  return (
    <>
      <ul className={classes.list}>
        {events.slice((page - 1) * perPage, page * perPage).map((event) => (
          <li key={event.id}>
            <EventCard event={event} />
          </li>
        ))}
      </ul>
      <Pager page={page} pageCount={pageCount} onChange={setPage} label={text.title} />
    </>
  );
}
