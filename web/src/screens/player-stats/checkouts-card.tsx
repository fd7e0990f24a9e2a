import type { PlayerStatistics } from '@neundarter/contract/entities/statistics';
import { checkoutRanges } from '@neundarter/rules/match/types';
import { CountsCard } from '../../parts/stats-cards/counts-card.tsx';
import { checkoutRangeText, chartText as text } from '../../text/stats.ts';

/** Checkouts by the points that were left. */
export function CheckoutsCard({ stats }: { readonly stats: PlayerStatistics }) {
  const { hitsPerRange } = stats.checkouts;
  const counts = checkoutRanges.map((range) => ({
    range: checkoutRangeText(range),
    count: hitsPerRange[range],
  }));
  return (
    <CountsCard
      title={text.checkouts}
      hint={text.checkoutsHint}
      columns={[text.range, text.finishes]}
      counts={counts}
      tone="gold"
      emptyText={text.noCheckouts}
    />
  );
}
