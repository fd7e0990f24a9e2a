import type { WholeTable } from '@neundarter/contract/table-names';

/** Keys of the cached tables and figures of an event. */
export const eventRankingKeys = {
  of: (eventId: string) => ['events', 'rankings', eventId],
  one: (eventId: string, kind: WholeTable) => ['events', 'rankings', eventId, kind],
  withoutAccount: (eventId: string) => ['events', 'rankings', eventId, 'players-without-account'],
  group: (eventId: string, group: string) => ['events', 'rankings', eventId, 'table', group],
} as const;
