import type { HallForecast } from '../../../data/club/hall-forecast.ts';
import { hallForecastText as text } from '../../../text/hall-forecast.ts';
import classes from './hall-expected.module.css';
import type { ExpectedMatch } from './hall-pages.ts';

type Props = {
  readonly forecast: HallForecast;
  /** The next matches, the soonest first. */
  readonly next: readonly ExpectedMatch[];
  /** The server's time, ms since 1970. */
  readonly now: number;
};

/** When the next matches are expected to begin, and when the day ends. */
export function HallExpected({ forecast, next, now }: Props) {
  return (
    <div className={classes.page}>
      <p className={classes.ends}>
        {text.ends(forecast, now).map((words) => (
          <span key={words}>{words}</span>
        ))}
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
