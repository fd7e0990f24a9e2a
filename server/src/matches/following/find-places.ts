import type { EventStage, MatchPlace } from '@neundarter/rules/match/match-place';
import type { Queries } from '../../platform/db/database.ts';

/** Where a match stands in its event. */
export type PlacedMatch = MatchPlace & { readonly matchId: string; readonly eventId: string };

/** The matches of a stage of events, or of all, in the order of rounds and of places within them. */
export const findPlaces = async (
  q: Queries,
  { eventIds, stage }: { readonly eventIds: readonly string[]; readonly stage?: EventStage },
): Promise<readonly PlacedMatch[]> => {
  if (eventIds.length === 0) return [];
  const rows = await q
    .selectFrom('match_places')
    .select(['match_id', 'event_id', 'stage', 'group_id', 'round', 'index_in_round', 'match_day', 'board'])
    .where('event_id', 'in', [...eventIds])
    .$if(stage !== undefined, (places) => places.where('stage', '=', stage ?? ''))
    .orderBy('event_id')
    .orderBy('round')
    .orderBy('index_in_round')
    .execute();
  return rows.map((row) => ({
    matchId: row.match_id,
    eventId: row.event_id,
    stage: row.stage as EventStage,
    groupId: row.group_id,
    round: row.round,
    index: row.index_in_round,
    matchDay: row.match_day,
    board: row.board,
  }));
};
