import type { ScoringGame } from '@neundarter/rules/practice/types';
import { DataTable } from '../../parts/charts/data-table.tsx';
import { gameSummaryText as text } from '../../text/practice.ts';
import { statsText } from '../../text/stats.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import classes from './running-game.module.css';
import { SegmentBars, segmentFacts, segmentTable } from './segment-bars.tsx';

/** Hits per segment in a running game. */
export function SegmentsNow({ game }: { readonly game: ScoringGame }) {
  return (
    <section className={classes.segments} aria-label={text.segments}>
      <div role="img" aria-label={statsText.chart(text.segments, segmentFacts(game))}>
        <SegmentBars game={game} />
      </div>
      <VisuallyHidden as="div">
        <DataTable {...segmentTable(game)} />
      </VisuallyHidden>
    </section>
  );
}
