import { shownEndOf } from '../../parts/event-row/shown-end.ts';
import { eventTimeText } from '../../text/events.ts';
import { formatCalendarDay } from '../../text/formats.ts';
import type { TournamentView } from './tournament-view.ts';

/** When a tournament is: `Sa 28.11.2026, 10:00 – 18:00 Uhr`. */
export const whenText = ({ event: { props } }: Pick<TournamentView, 'event'>): string =>
  `${formatCalendarDay(props.startDateTime).weekday} ${eventTimeText(props.startDateTime, shownEndOf(props))}`;
