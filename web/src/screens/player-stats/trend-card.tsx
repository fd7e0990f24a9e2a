import type { PlayerStatistics } from '@neundarter/contract/entities/statistics';
import { ChartFigure } from '../../parts/charts/chart-figure.tsx';
import { LineChart } from '../../parts/charts/line-chart.tsx';
import { formatDecimal, formatInteger } from '../../text/formats.ts';
import { monthNames, orNothing, statsText, chartText as text } from '../../text/stats.ts';
import { Card } from '../../ui/card.tsx';
import looks from '../../ui/text-looks.module.css';
import classes from './stats-page.module.css';

/** The average of each of the last twelve months. */
export function TrendCard({ stats }: { readonly stats: PlayerStatistics }) {
  const months = stats.avgPerMonth.map(({ _id, threeDartAverage, noOfMatches }) => ({
    ...monthNames(_id),
    average: threeDartAverage,
    noOfMatches,
  }));
  return (
    <Card title={text.trend}>
      <p className={looks.note}>{text.trendHint}</p>
      {months.every(({ average }) => average === null) ? (
        <p className={classes.nothing}>{text.noTrend}</p>
      ) : (
        <ChartFigure
          label={statsText.chart(text.trend, bestMonth(months))}
          table={{
            caption: text.trend,
            columns: [text.month, text.average, text.matches],
            rows: months.map(({ long, average, noOfMatches }) => [
              long,
              orNothing(average),
              formatInteger(noOfMatches),
            ]),
          }}
        >
          <LineChart
            values={months.map(({ short, average }) => ({
              label: short,
              value: average,
              text: orNothing(average),
            }))}
          />
        </ChartFigure>
      )}
    </Card>
  );
}

type Month = { readonly long: string; readonly average: number | null };

function bestMonth(months: readonly Month[]): string {
  const [best] = months.toSorted((one, other) => (other.average ?? 0) - (one.average ?? 0));
  return best === undefined ? '' : text.trendFacts(formatDecimal(best.average ?? 0), best.long);
}
