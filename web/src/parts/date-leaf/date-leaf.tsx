import { formatCalendarDay, formatDate } from '../../text/formats.ts';
import classes from './date-leaf.module.css';

type Props = {
  /** Shown day, ms since 1970. */
  readonly at: number;
  readonly size: 'small' | 'large';
  /** Colours the upper edge: red for what is on now, green for what is to come. */
  readonly phase: 'planned' | 'live' | 'over' | 'cancelled' | 'last-live';
  /** Whether screen readers skip it, because the date is also written out beside it. */
  readonly isHidden?: boolean;
};

/** A day as a leaf of a calendar: weekday, day and month. */
export function DateLeaf({ at, size, phase, isHidden }: Props) {
  const { weekday, day, month } = formatCalendarDay(at);
  return (
    <time
      className={classes.leaf}
      data-size={size}
      data-phase={phase}
      dateTime={new Date(at).toISOString()}
      title={formatDate(at)}
      aria-hidden={isHidden}
    >
      <span>{weekday}</span>
      <span className={classes.day}>{day}</span>
      <span>{month}</span>
    </time>
  );
}
