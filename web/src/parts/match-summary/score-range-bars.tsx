import { type PerParty, type Stats, scoreRanges } from '@neundarter/rules/match/types';
import { formatInteger } from '../../text/formats.ts';
import { summaryText } from '../../text/summary.ts';
import { Inline } from '../../ui/inline.tsx';
import classes from './score-range-bars.module.css';
import { TwoSidesTable } from './two-sides-table.tsx';

type ScoreRangeBarsProps = { readonly names: PerParty<string>; readonly stats: PerParty<Stats> };

/** Number of turns per range of points, both sides mirrored around the range: a table with bars in its cells. */
export function ScoreRangeBars({ names, stats }: ScoreRangeBarsProps) {
  const counts = scoreRanges.map((range) => ({
    range,
    both: [stats[0].scoreRanges[range], stats[1].scoreRanges[range]] as const,
  }));
  const most = Math.max(1, ...counts.flatMap(({ both }) => both));
  return (
    <TwoSidesTable
      caption={summaryText.scoreRangesCaption}
      names={names}
      middle={<th scope="col">{summaryText.scoreRanges}</th>}
      className={classes.ranges}
    >
      {counts.map(({ range, both }) => (
        <tr key={range}>
          <BarCell count={both[0]} most={most} side="home" />
          <th scope="row" className={classes.range}>
            {range}
          </th>
          <BarCell count={both[1]} most={most} side="away" />
        </tr>
      ))}
    </TwoSidesTable>
  );
}

type BarCellProps = { readonly count: number; readonly most: number; readonly side: 'home' | 'away' };

function BarCell({ count, most, side }: BarCellProps) {
  return (
    <td className={classes.cell} data-side={side}>
      <Inline as="span" gap="s" align="center" className={classes.track}>
        <span className={classes.count} data-zero={count === 0 || undefined}>
          {formatInteger(count)}
        </span>
        <span className={classes.bar} style={{ inlineSize: `${(count / most) * 80}%` }} />
      </Inline>
    </td>
  );
}
