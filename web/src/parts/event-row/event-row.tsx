import type { EventEntity } from '@neundarter/contract/entities/event';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useServerNow } from '../../data/api/use-server-now.ts';
import { eventTimeOfDayText, locationText, phaseText } from '../../text/events.ts';
import { formatCalendarDay, formatDate } from '../../text/formats.ts';
import { eventPath } from './event-path.ts';
import { phaseOf } from './event-phase.ts';
import classes from './event-row.module.css';

/** Time between two looks at the clock: an event begins and ends to the minute. ms */
const lookMs = 20_000;

type Props = {
  readonly event: EventEntity;
  /** Stands at the end of the row, e.g. a menu. */
  readonly actions?: ReactNode;
};

/** An event as a row of a list: date, name, time and place, whether it is on. The whole row leads to its page. */
export function EventRow({ event, actions }: Props) {
  const { name, location, startDateTime, endDateTime, eventData } = event.props;
  const now = useServerNow(lookMs);
  const phase = phaseOf(event.props, now);
  const { weekday, day, month } = formatCalendarDay(startDateTime);
  const about = [
    eventTimeOfDayText(startDateTime, endDateTime),
    eventData === null ? '' : `${eventData.homeLineup.teamName} – ${eventData.awayLineup.teamName}`,
    location === null ? '' : locationText(location),
  ];
  return (
    <div className={classes.row} data-phase={phase}>
      <time
        className={classes.leaf}
        dateTime={new Date(startDateTime).toISOString()}
        title={formatDate(startDateTime)}
      >
        <span>{weekday}</span>
        <span className={classes.day}>{day}</span>
        <span>{month}</span>
      </time>
      <div className={classes.words}>
        <Link to={eventPath(event.id)} className={classes.name}>
          {name}
        </Link>
        <p className={classes.about}>{about.filter((part) => part !== '').join(' · ')}</p>
      </div>
      <span className={classes.phase} data-phase={phase}>
        {phaseText[phase]}
        {eventData === null || phase === 'planned' ? null : (
          <span className={classes.result}>{eventData.result.games.join(' : ')}</span>
        )}
      </span>
      {actions === undefined ? null : <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
