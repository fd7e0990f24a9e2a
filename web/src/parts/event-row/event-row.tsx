import type { EventEntity } from '@neundarter/contract/entities/event';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { matchdayOf } from '../../data/club/matchdays.ts';
import { eventTimeOfDayText, locationText, noAnswerText, phaseText } from '../../text/events.ts';
import { DateLeaf } from '../date-leaf/date-leaf.tsx';
import { eventPath } from './event-path.ts';
import classes from './event-row.module.css';
import { shownEndOf } from './shown-end.ts';
import { useEventPhase } from './use-event-phase.ts';

type Props = {
  readonly event: EventEntity;
  /** Stands at the end of the row, e.g. a menu. */
  readonly actions?: ReactNode;
  /** A place that is said once for the whole list, so that the row does not repeat it. */
  readonly usualPlace?: string | null;
};

/** An event as a row of a list: date, name, time and place, whether it is on. The whole row leads to its page. */
export function EventRow({ event, actions, usualPlace = null }: Props) {
  const { name, location, startDateTime } = event.props;
  const place = location === null ? '' : locationText(location);
  const matchday = matchdayOf(event);
  const phase = useEventPhase(event.props);
  const about = [
    eventTimeOfDayText(startDateTime, shownEndOf(event.props)),
    matchday === null ? '' : `${matchday.homeLineup.teamName} – ${matchday.awayLineup.teamName}`,
    place === usualPlace ? '' : place,
    matchday?.request === 'open' ? noAnswerText : '',
  ];
  return (
    <div className={classes.row}>
      <DateLeaf at={startDateTime} size="small" phase={phase} />
      <div className={classes.words}>
        <Link to={eventPath(event.id, event.props.type)} className={classes.name}>
          {name}
        </Link>
        <p className={classes.about}>{about.filter((part) => part !== '').join(' · ')}</p>
      </div>
      <span className={classes.phase} data-phase={phase}>
        {phaseText[phase]}
        {matchday === null || phase === 'planned' ? null : (
          <span className={classes.result}>{matchday.result.games.join(' : ')}</span>
        )}
      </span>
      {actions === undefined ? null : <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
