import { formatInteger } from '../../text/formats.ts';
import { statsText, chartText as text } from '../../text/stats.ts';
import { Card } from '../../ui/card.tsx';
import looks from '../../ui/text-looks.module.css';
import { BarRows } from '../charts/bar-rows.tsx';
import { ChartFigure } from '../charts/chart-figure.tsx';
import classes from './counts-card.module.css';

type Count = { readonly range: string; readonly count: number };
type Props = {
  readonly title: string;
  readonly hint: string;
  /** Headings of the table: the range and the counted thing. */
  readonly columns: readonly [string, string];
  readonly counts: readonly Count[];
  readonly tone: 'plain' | 'gold';
  /** Shown instead of an empty picture. */
  readonly emptyText: string;
};

/** How often each of several ranges occurred. */
export function CountsCard({ title, hint, columns, counts, tone, emptyText }: Props) {
  const most = counts.reduce((best, one) => (one.count > best.count ? one : best), { range: '', count: 0 });
  return (
    <Card title={title}>
      <p className={looks.note}>{hint}</p>
      {most.count === 0 ? (
        <p className={classes.nothing}>{emptyText}</p>
      ) : (
        <ChartFigure
          label={statsText.chart(title, text.most(most.range, most.count))}
          table={{
            caption: title,
            columns,
            rows: counts.map(({ range, count }) => [range, formatInteger(count)]),
          }}
        >
          <BarRows
            rows={counts.map(({ range, count }) => ({
              label: range,
              parts: [{ tone, value: count }],
              text: formatInteger(count),
            }))}
          />
        </ChartFigure>
      )}
    </Card>
  );
}
