import type { EventStage, MatchPlace } from '@neundarter/rules/match/match-place';
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

type PlaceColumns = {
  readonly [column in keyof Omit<MatchPlacesTable, 'match_id' | 'event_id'>]: MatchPlacesTable[column] | null;
};

/** The place in a row that was joined to a match; null if the match has none. */
export const placeOf = ({ stage, round, index_in_round: index, ...row }: PlaceColumns): MatchPlace | null =>
  stage === null || round === null || index === null
    ? null
    : {
        stage: stage as EventStage,
        groupId: row.group_id,
        round,
        index,
        matchDay: row.match_day,
        board: row.board,
      };
