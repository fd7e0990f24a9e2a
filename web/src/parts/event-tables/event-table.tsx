import { mayReadStatistics } from '@neundarter/rules/access/statistics';
import { useEventRanking } from '../../data/club/event-rankings.ts';
import { useAccount } from '../../data/people/account.ts';
import { useActor } from '../../data/people/actor.ts';
import { rankingText as text } from '../../text/rankings.ts';
import { RankingTable } from './ranking-table.tsx';
import { TableState } from './table-state.tsx';

/** The table of a whole event. */
export function EventTable({ eventId }: { readonly eventId: string }) {
  const { player } = useAccount();
  const isLinked = mayReadStatistics(useActor());
  return (
    <TableState
      seen={useEventRanking(eventId, 'table')}
      failed={text.tableFailed}
      emptyText={(rows) => (rows.length === 0 ? text.noMatches : null)}
    >
      {(rows) => (
        <RankingTable rows={rows} ownPlayerId={player?.id ?? null} eventId={isLinked ? eventId : null} />
      )}
    </TableState>
  );
}
