import { kindNamed } from '@neundarter/rules/practice/practice-kinds';
import { segmentShares } from '@neundarter/rules/practice/segment-shares';
import type { ScoringGame } from '@neundarter/rules/practice/types';
import { BarRows } from '../../parts/charts/bar-rows.tsx';
import type { TableData } from '../../parts/charts/data-table.tsx';
import { formatInteger, formatPercentShort } from '../../text/formats.ts';
import { gameSummaryText as text } from '../../text/practice.ts';
import { textOfKind } from '../../text/practice-kinds.ts';
import { looksOf } from './looks-of-kinds.ts';

type Props = { readonly game: ScoringGame };

const sharesOf = ({ kind, throws }: ScoringGame) => segmentShares(throws, kindNamed(kind).hitTypes);

/** Hits per segment as bars. */
export function SegmentBars({ game }: Props) {
  return (
    <BarRows
      rows={sharesOf(game).map(({ hitType, count, share }) => ({
        label: textOfKind(game.kind).hit(hitType),
        parts: [{ tone: looksOf(game.kind).toneOf(hitType), value: count }],
        text: text.countAndShare(count, share),
      }))}
    />
  );
}

/** The same figures as a table. */
export const segmentTable = (game: ScoringGame): TableData => ({
  caption: text.segments,
  columns: [text.segment, text.hits, text.share],
  rows: sharesOf(game).map(({ hitType, count, share }) => [
    textOfKind(game.kind).hit(hitType),
    formatInteger(count),
    formatPercentShort(share),
  ]),
});

/** The most frequent segment, for screen readers. */
export const segmentFacts = (game: ScoringGame): string => {
  const [most] = sharesOf(game).toSorted((one, other) => other.count - one.count);
  return most === undefined || most.count === 0
    ? text.none
    : text.most(textOfKind(game.kind).hit(most.hitType), most.count);
};
