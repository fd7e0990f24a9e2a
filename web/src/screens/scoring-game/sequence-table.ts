import { dartsOfRound } from '@neundarter/rules/practice/rounds';
import { standingOfHits } from '@neundarter/rules/practice/standing';
import type { Hit } from '@neundarter/rules/practice/types';
import type { TableData } from '../../parts/charts/data-table.tsx';
import { formatInteger } from '../../text/formats.ts';
import { hitText, gameSummaryText as text } from '../../text/practice.ts';

/** The darts of a game as a table, three per row. */
export const sequenceTable = (throws: readonly Pick<Hit, 'hitType'>[]): TableData => ({
  caption: text.sequence,
  columns: [text.round, text.dart(1), text.dart(2), text.dart(3), text.pointsColumn],
  rows: Array.from({ length: Math.ceil(throws.length / dartsOfRound) }, (_, round) => {
    const darts = throws.slice(round * dartsOfRound, (round + 1) * dartsOfRound);
    const [one, two, three] = darts.map(({ hitType }) => hitText[hitType]);
    const points = formatInteger(standingOfHits(darts).score);
    return [formatInteger(round + 1), one ?? '', two ?? '', three ?? '', points] as const;
  }),
});
