import type { PlayerStatistics } from '@neundarter/contract/entities/statistics';
import { BarRows } from '../../parts/charts/bar-rows.tsx';
import { ChartFigure } from '../../parts/charts/chart-figure.tsx';
import { Legend } from '../../parts/charts/legend.tsx';
import { rangeText, statsText, chartText as text } from '../../text/stats.ts';
import { Card } from '../../ui/card.tsx';
import looks from '../../ui/text-looks.module.css';
import { outcomeCells, outcomeLegend, outcomeParts, outcomeText } from './outcome-rows.ts';
import classes from './stats-page.module.css';

/** Results by the average of the opponent. */
export function OpponentsCard({ stats }: { readonly stats: PlayerStatistics }) {
  const ranges = stats.opponentsAverages.avgRanges;
  const legend = outcomeLegend(ranges);
  const [won, all] = ranges.reduce(
    ([wins, total], range) => [wins + range.won, total + range.won + range.draw + range.lost],
    [0, 0],
  );
  return (
    <Card title={text.opponents}>
      <p className={looks.note}>{text.opponentsHint}</p>
      {all === 0 ? (
        <p className={classes.nothing}>{text.noOpponents}</p>
      ) : (
        <ChartFigure
          label={statsText.chart(text.opponents, text.resultFacts(text.matches, won, all))}
          legend={<Legend entries={legend} />}
          table={{
            caption: text.opponents,
            columns: [text.opponentAverage, ...legend.map(({ label }) => label)],
            rows: ranges.map((range) => [rangeText(range.range), ...outcomeCells(range, ranges)]),
          }}
        >
          <BarRows
            rows={ranges.map((range) => ({
              label: rangeText(range.range),
              parts: outcomeParts(range),
              text: outcomeText(range, ranges),
            }))}
          />
        </ChartFigure>
      )}
    </Card>
  );
}
