import type { PlayerStatistics } from '@neundarter/contract/entities/statistics';
import { CountsCard } from '../../parts/stats-cards/counts-card.tsx';
import { chartText as text } from '../../text/stats.ts';

/** Number of turns by their points. */
export function ScoringCard({ stats }: { readonly stats: PlayerStatistics }) {
  const counts = stats.scoring.ranges.map(({ range, noOfHits }) => ({ range, count: noOfHits }));
  return (
    <CountsCard
      title={text.scoring}
      hint={text.scoringHint}
      columns={[text.range, text.turns]}
      counts={counts}
      tone="plain"
      emptyText={text.none}
    />
  );
}
