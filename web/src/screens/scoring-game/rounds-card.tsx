import { lastRoundBucket, roundBuckets, roundPoints } from '@neundarter/rules/practice/rounds';
import type { ScoringGame } from '@neundarter/rules/practice/types';
import { ChartFigure } from '../../parts/charts/chart-figure.tsx';
import { Columns } from '../../parts/charts/columns.tsx';
import { formatInteger } from '../../text/formats.ts';
import { gameSummaryText as text } from '../../text/practice.ts';
import { statsText } from '../../text/stats.ts';
import { Card } from '../../ui/card.tsx';
import looks from '../../ui/text-looks.module.css';

/** Points per round of three darts. */
export function RoundsCard({ game }: { readonly game: ScoringGame }) {
  const buckets = roundBuckets(roundPoints(game.throws, game.config)).map(({ from, count }) => ({
    label: text.bucket(from, from === lastRoundBucket),
    count,
  }));
  const most = buckets.reduce((best, one) => (one.count > best.count ? one : best), { label: '', count: 0 });
  return (
    <Card title={text.rounds}>
      <p className={looks.note}>{text.roundsHint}</p>
      {most.count === 0 ? (
        <p className={looks.note}>{text.noRounds}</p>
      ) : (
        <ChartFigure
          label={statsText.chart(text.rounds, text.most(most.label, most.count))}
          table={{
            caption: text.rounds,
            columns: [text.pointsColumn, text.roundsColumn],
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
