import { DayEnd } from '../../../parts/tournament/day-end.tsx';
import { hallForecastText as text } from '../../../text/hall-forecast.ts';
import classes from './hall-expected.module.css';
import type { ExpectedMatch } from './hall-pages.ts';

type Props = {
  readonly eventId: string;
  /** The next matches, the soonest first. */
  readonly next: readonly ExpectedMatch[];
  /** The server's time, ms since 1970. */
  readonly now: number;
};

/** When the next matches are expected to begin, and when the day ends. */
export function HallExpected({ eventId, next, now }: Props) {
  return (
    <div className={classes.page}>
      <p className={classes.ends}>
        <DayEnd eventId={eventId} isRunning />
      </p>
      {next.length === 0 ? null : (
        <table className={classes.next}>
          <thead>
            <tr>
              <th scope="col">{text.columns.when}</th>
              <th scope="col">{text.columns.number}</th>
              <th scope="col">{text.columns.sides}</th>
            </tr>
          </thead>
          <tbody>
            {next.map(({ match: { key, number, sides }, start }) => (
              <tr key={key}>
                <td className={classes.when}>{text.when(start, now)}</td>
                <td className={classes.number}>{number}</td>
                <th scope="row" className={classes.sides}>
                  {sides[0].name} – {sides[1].name}
                </th>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
