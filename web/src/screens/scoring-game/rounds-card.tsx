import { kindNamed } from '@neundarter/rules/practice/practice-kinds';
import type { ScoringGame } from '@neundarter/rules/practice/types';
import { ChartFigure } from '../../parts/charts/chart-figure.tsx';
import { Columns } from '../../parts/charts/columns.tsx';
import { formatInteger } from '../../text/formats.ts';
import { gameSummaryText as text } from '../../text/practice.ts';
import { textOfKind } from '../../text/practice-kinds.ts';
import { statsText } from '../../text/stats.ts';
import { Card } from '../../ui/card.tsx';
import looks from '../../ui/text-looks.module.css';

/** Points per round of three darts. */
export function RoundsCard({ game: { kind, throws, config } }: { readonly game: ScoringGame }) {
  const kindText = textOfKind(kind);
  const buckets = kindNamed(kind)
    .roundBuckets(throws, config)
    .map(({ from, count }, index, { length }) => ({
      label: kindText.bucket(from, index === length - 1),
      count,
    }));
  const most = buckets.reduce((best, one) => (one.count > best.count ? one : best), { label: '', count: 0 });
  return (
    <Card title={kindText.rounds}>
      <p className={looks.note}>{kindText.roundsHint}</p>
      {most.count === 0 ? (
        <p className={looks.note}>{text.noRounds}</p>
      ) : (
        <ChartFigure
          label={statsText.chart(kindText.rounds, text.most(most.label, most.count))}
          table={{
            caption: kindText.rounds,
            columns: [kindText.unit, text.roundsColumn],
            rows: buckets.map(({ label, count }) => [label, formatInteger(count)]),
          }}
        >
          <Columns
            columns={buckets.map(({ label, count }, index) => ({
              label,
              value: count,
              text: formatInteger(count),
              isMain: index % 3 === 0,
              mark: null,
            }))}
          />
        </ChartFigure>
      )}
    </Card>
  );
}
