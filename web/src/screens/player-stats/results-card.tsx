import type { PlayerStatistics } from '@neundarter/contract/entities/statistics';
import { BarRows } from '../../parts/charts/bar-rows.tsx';
import { ChartFigure } from '../../parts/charts/chart-figure.tsx';
import { Legend } from '../../parts/charts/legend.tsx';
import { formatInteger } from '../../text/formats.ts';
import { statsText, chartText as text } from '../../text/stats.ts';
import { Card } from '../../ui/card.tsx';
import { outcomeCells, outcomeLegend, outcomeParts, outcomeText } from './outcome-rows.ts';

/** Won and lost matches and legs. */
export function ResultsCard({ stats }: { readonly stats: PlayerStatistics }) {
  const { matchWinsAndLosses: matches, legsWinsAndLosses: legs } = stats;
  const all = [matches, legs];
  const legend = outcomeLegend(all);
  const rows = [
    { label: text.matches, outcomes: matches },
    { label: text.legs, outcomes: legs },
  ];
  const facts = rows
    .map(({ label, outcomes }) => text.resultFacts(label, outcomes.won, outcomes.total))
    .join(' ');
  return (
    <Card title={text.results}>
      <ChartFigure
        label={statsText.chart(text.results, facts)}
        legend={<Legend entries={legend} />}
        table={{
          caption: text.results,
          columns: [text.what, ...legend.map(({ label }) => label), text.total],
          rows: rows.map(({ label, outcomes }) => [
            label,
            ...outcomeCells(outcomes, all),
            formatInteger(outcomes.total),
          ]),
        }}
      >
        <BarRows
          scale="own"
          rows={rows.map(({ label, outcomes }) => ({
            label,
            parts: outcomeParts(outcomes),
            text: outcomeText(outcomes, all),
          }))}
        />
      </ChartFigure>
    </Card>
  );
}
