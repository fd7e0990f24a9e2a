import type { EventEntity } from '@neundarter/contract/entities/event';
import { Link } from 'react-router';
import { eventTimeText, eventTypeText, locationText, phaseText } from '../../text/events.ts';
import { Badge } from '../../ui/badge.tsx';
import { Inline } from '../../ui/inline.tsx';
import looks from '../../ui/text-looks.module.css';
import { DateLeaf } from '../date-leaf/date-leaf.tsx';
import { eventPath } from '../event-row/event-path.ts';
import { shownEndOf } from '../event-row/shown-end.ts';
import { useEventPhase } from '../event-row/use-event-phase.ts';
import { Markdown } from '../markdown/markdown.tsx';
import classes from './event-card.module.css';

/** An event in a list: date, kind, team, name, place and description. */
export function EventCard({ event }: { readonly event: EventEntity }) {
  const { name, type, teamName, description, location, startDateTime } = event.props;
  const phase = useEventPhase(event.props);
  const place = location === null ? '' : locationText(location);
  return (
    <Inline as="article" gap="l" align="start" className={classes.card} aria-label={name}>
      <DateLeaf at={startDateTime} size="large" phase={phase} isHidden />
      <div className={classes.words}>
        <Inline as="p" align="center" wraps className={classes.eyebrow}>
          <Badge>{eventTypeText[type]}</Badge>
          {teamName}
          {phase === 'live' || phase === 'cancelled' ? (
            <span className={classes.phase} data-phase={phase}>
              {phaseText[phase]}
            </span>
          ) : null}
        </Inline>
        <h3 className={classes.name}>
          <Link to={eventPath(event.id, type)} className={classes.link}>
            {name}
          </Link>
        </h3>
        <p>
          <time dateTime={new Date(startDateTime).toISOString()}>
            {eventTimeText(startDateTime, shownEndOf(event.props))}
          </time>
        </p>
        {place === '' ? null : <p className={looks.muted}>{place}</p>}
        {description.trim() === '' ? null : (
          <div className={classes.description}>
            <Markdown text={description} />
          </div>
        )}
      </div>
    </Inline>
  );
}
