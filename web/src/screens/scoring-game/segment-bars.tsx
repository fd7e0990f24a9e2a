import { segmentShares } from '@neundarter/rules/practice/segment-shares';
import type { Hit } from '@neundarter/rules/practice/types';
import { BarRows } from '../../parts/charts/bar-rows.tsx';
import type { TableData } from '../../parts/charts/data-table.tsx';
import { formatInteger, formatPercentShort } from '../../text/formats.ts';
import { hitText, gameSummaryText as text } from '../../text/practice.ts';
import { toneOfHit } from './hit-tones.ts';

type Props = { readonly throws: readonly Hit[] };

/** Hits per segment as bars. */
export function SegmentBars({ throws }: Props) {
  return (
    <BarRows
      rows={segmentShares(throws).map(({ hitType, count, share }) => ({
        label: hitText[hitType],
        parts: [{ tone: toneOfHit[hitType], value: count }],
        text: text.countAndShare(count, share),
      }))}
    />
  );
}

/** The same figures as a table. */
export const segmentTable = (throws: readonly Hit[]): TableData => ({
  caption: text.segments,
  columns: [text.segment, text.hits, text.share],
  rows: segmentShares(throws).map(({ hitType, count, share }) => [
    hitText[hitType],
    formatInteger(count),
    formatPercentShort(share),
  ]),
});

/** The most frequent segment, for screen readers. */
export const segmentFacts = (throws: readonly Hit[]): string => {
  const [most] = segmentShares(throws).toSorted((one, other) => other.count - one.count);
  return most === undefined || most.count === 0 ? text.none : text.most(hitText[most.hitType], most.count);
};
