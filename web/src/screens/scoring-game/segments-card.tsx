import type { ScoringGame } from '@neundarter/rules/practice/types';
import { ChartFigure } from '../../parts/charts/chart-figure.tsx';
import { gameSummaryText as text } from '../../text/practice.ts';
import { statsText } from '../../text/stats.ts';
import { Card } from '../../ui/card.tsx';
import { SegmentBars, segmentFacts, segmentTable } from './segment-bars.tsx';

/** Hits per segment of a finished game. */
export function SegmentsCard({ game }: { readonly game: ScoringGame }) {
  return (
    <Card title={text.segments}>
      <ChartFigure label={statsText.chart(text.segments, segmentFacts(game))} table={segmentTable(game)}>
        <SegmentBars game={game} />
      </ChartFigure>
    </Card>
  );
}
