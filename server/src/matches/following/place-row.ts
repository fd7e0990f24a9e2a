import type { MatchPlace } from '@neundarter/rules/match/match-place';
import type { MatchPlacesTable } from '../../platform/db/tables/match-tables.ts';

/** The database row of a place. */
export const placeRow = (
  { matchId, eventId }: { readonly matchId: string; readonly eventId: string },
  place: MatchPlace,
): MatchPlacesTable => ({
  match_id: matchId,
  event_id: eventId,
  stage: place.stage,
  group_id: place.groupId,
  round: place.round,
  index_in_round: place.index,
  match_day: place.matchDay,
  board: place.board,
});
