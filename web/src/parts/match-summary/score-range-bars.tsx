import { type PerParty, type Stats, scoreRanges } from '@neundarter/rules/match/types';
import { formatInteger } from '../../text/formats.ts';
import { summaryText } from '../../text/summary.ts';
import classes from './score-range-bars.module.css';

type ScoreRangeBarsProps = { readonly names: PerParty<string>; readonly stats: PerParty<Stats> };

/** Turns per range of points, both sides mirrored around the range: a table whose cells carry bars. */
export function ScoreRangeBars({ names, stats }: ScoreRangeBarsProps) {
  const counts = scoreRanges.map((range) => ({
    range,
    both: [stats[0].scoreRanges[range], stats[1].scoreRanges[range]] as const,
  }));
  const most = Math.max(1, ...counts.flatMap(({ both }) => both));
  return (
    <table className={classes.table}>
      <caption className={classes.caption}>{summaryText.scoreRangesCaption}</caption>
      <thead className={classes.head}>
        <tr>
          <th scope="col">
            <span className={classes.who}>{names[0]}</span>
          </th>
          <th scope="col">{summaryText.scoreRanges}</th>
          <th scope="col">
            <span className={classes.who}>{names[1]}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {counts.map(({ range, both }) => (
          <tr key={range}>
            <BarCell count={both[0]} most={most} side="home" />
            <th scope="row" className={classes.range}>
              {range}
            </th>
            <BarCell count={both[1]} most={most} side="away" />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type BarCellProps = { readonly count: number; readonly most: number; readonly side: 'home' | 'away' };

function BarCell({ count, most, side }: BarCellProps) {
  return (
    <td className={classes.cell} data-side={side}>
      <span className={classes.track}>
        <span className={classes.count} data-zero={count === 0 || undefined}>
          {formatInteger(count)}
        </span>
        <span className={classes.bar} style={{ inlineSize: `${(count / most) * 80}%` }} />
      </span>
    </td>
  );
}
