import { useServerNow } from '../../../data/api/use-server-now.ts';
import { shownEndOf } from '../../../parts/event-row/shown-end.ts';
import { eventTimeText, locationText } from '../../../text/events.ts';
import { formatDateTime } from '../../../text/formats.ts';
import { printText as text } from '../../../text/tournament-print.ts';
import type { TournamentView } from '../tournament-view.ts';
import classes from './print.module.css';

/** A minute is exact enough on paper. ms */
const lookMs = 60_000;

type Props = { readonly view: TournamentView; readonly title: string };

/** What the sheet is, of which tournament, and how old it is. */
export function SheetHead({ view: { event }, title }: Props) {
  const { name, startDateTime, location } = event.props;
  const now = useServerNow(lookMs);
  const about = [
    eventTimeText(startDateTime, shownEndOf(event.props)),
    ...(location === null ? [] : [locationText(location)]),
    text.asOf(formatDateTime(now)),
  ];
  return (
    <header className={classes.head}>
      <h2 className={classes.title}>
        {name}: {title}
      </h2>
      <p className={classes.about}>{about.filter((part) => part !== '').join(' · ')}</p>
    </header>
  );
}
