import type { EventEntity } from '@neundarter/contract/entities/event';
import type { EventType } from '@neundarter/rules/access/events';
import { Link } from 'react-router';
import { eventTimeText, eventTypeText, locationText } from '../../text/events.ts';
import { formatCalendarDay } from '../../text/formats.ts';
import { Badge } from '../../ui/badge.tsx';
import { Row } from '../../ui/row.tsx';
import looks from '../../ui/text-looks.module.css';
import { eventPath } from '../event-row/event-path.ts';
import { Markdown } from '../markdown/markdown.tsx';
import classes from './event-card.module.css';

/** Whether events of this type have a page. */
const hasPage = (type: EventType): boolean => type !== 'tournament';

/** An event in a list: date, kind, team, name, place and description. */
export function EventCard({ event }: { readonly event: EventEntity }) {
  const { name, type, teamName, description, location, startDateTime, endDateTime } = event.props;
  const place = location === null ? '' : locationText(location);
  const { weekday, day, month } = formatCalendarDay(startDateTime);
  return (
    <Row as="article" gap="l" align="start" className={classes.card} aria-label={name}>
      <div className={classes.leaf} aria-hidden="true">
        <span>{weekday}</span>
        <span className={classes.day}>{day}</span>
        <span>{month}</span>
      </div>
      <div className={classes.words}>
        <Row as="p" align="center" wraps className={classes.eyebrow}>
          <Badge>{eventTypeText[type]}</Badge>
          {teamName}
        </Row>
        <h3 className={classes.name}>
          {hasPage(type) ? (
            <Link to={eventPath(event.id)} className={classes.link}>
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        <p>
          <time dateTime={new Date(startDateTime).toISOString()}>
            {eventTimeText(startDateTime, endDateTime)}
          </time>
        </p>
        {place === '' ? null : <p className={looks.muted}>{place}</p>}
        {description.trim() === '' ? null : (
          <div className={classes.description}>
            <Markdown text={description} />
          </div>
        )}
      </div>
    </Row>
  );
}
