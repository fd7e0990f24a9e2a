import type { RoundPlaces } from '@neundarter/rules/league/place-course';
import type { CSSProperties } from 'react';
import { formatInteger } from '../../../text/formats.ts';
import classes from './place-chart.module.css';

type Props = {
  readonly course: readonly RoundPlaces[];
  /** Of the teams, by number. */
  readonly names: readonly string[];
  /** Number of the team in front. */
  readonly chosen: number;
};

/** Places over rounds, the first place on top; beside the end of each line stands its team. */
export function PlaceChart({ course, names, chosen }: Props) {
  const last = course.at(-1)?.ranks ?? [];
  const numbers = [...names.keys()];
  const order = numbers.toSorted((one, other) => (last[one] ?? 0) - (last[other] ?? 0));
  const lineOf = (team: number) =>
    course
      .map(({ ranks }, at) => `${(100 * at) / (course.length - 1)},${((ranks[team] ?? 0) - 0.5) * 10}`)
      .join(' ');
  // What is drawn last lies on top.
  const drawn = [...numbers.filter((team) => team !== chosen), chosen];
  return (
    <div className={classes.chart} style={{ '--teams': names.length } as CSSProperties}>
      <ol className={classes.places}>
        {numbers.map((number) => (
          <li key={number}>{formatInteger(number + 1)}</li>
        ))}
      </ol>
      <div className={classes.plot}>
        <svg viewBox={`0 0 100 ${10 * names.length}`} preserveAspectRatio="none" aria-hidden="true">
          {drawn.map((team) => (
            <polyline key={team} points={lineOf(team)} data-chosen={team === chosen || undefined} />
          ))}
        </svg>
      </div>
      <ol className={classes.names}>
        {order.map((team) => (
          <li key={team} data-chosen={team === chosen || undefined}>
            {names[team]}
          </li>
        ))}
      </ol>
      <div className={classes.rounds}>
        {course.map(({ round }) => (
          <span key={round}>{formatInteger(round + 1)}</span>
        ))}
      </div>
    </div>
  );
}
