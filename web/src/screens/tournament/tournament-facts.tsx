import { isTournamentStarted } from '@neundarter/rules/tournament/setup/status';
import { CalendarButton } from '../../parts/calendar-file/calendar-button.tsx';
import { shownEndOf } from '../../parts/event-row/shown-end.ts';
import { eventTimeText, locationText } from '../../text/events.ts';
import { formatCalendarDay } from '../../text/formats.ts';
import { tournamentText as text } from '../../text/tournament.ts';
import { Badge } from '../../ui/badge.tsx';
import type { TournamentView } from './tournament-view.ts';

const isPlanned = (status: TournamentView['data']['status']): boolean =>
  status !== 'cancelled' && !isTournamentStarted(status);

/** When and where it is, and how many matches run. */
export function TournamentFacts({ view: { event, data, matches } }: { readonly view: TournamentView }) {
  const { startDateTime, location } = event.props;
  const running = matches.filter(({ phase }) => phase === 'running').length;
  const place = location === null ? '' : locationText(location);
  return (
    <>
      <time dateTime={new Date(startDateTime).toISOString()}>
        {formatCalendarDay(startDateTime).weekday} {eventTimeText(startDateTime, shownEndOf(event.props))}
      </time>
      {place === '' ? null : <span>{place}</span>}
      {running === 0 ? null : <Badge tone="red">{text.liveCount(running)}</Badge>}
      {isPlanned(data.status) ? <CalendarButton event={event} /> : null}
    </>
  );
}
