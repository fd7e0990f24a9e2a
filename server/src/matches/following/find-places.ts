import type { EventStage, MatchPlace } from '@neundarter/rules/match/match-place';
import type { Selectable } from 'kysely';
import type { Queries } from '../../platform/db/database.ts';
import { preparedQuery } from '../../platform/db/prepared.ts';
import type { MatchPlacesTable } from '../../platform/db/tables/match-tables.ts';

/** Where a match stands in its event. */
export type PlacedMatch = MatchPlace & { readonly matchId: string; readonly eventId: string };

const columns = [
  'match_id',
  'event_id',
  'stage',
  'group_id',
  'round',
  'index_in_round',
  'match_day',
  'board',
] as const satisfies readonly (keyof MatchPlacesTable)[];

const placeOf = (row: Pick<Selectable<MatchPlacesTable>, (typeof columns)[number]>): PlacedMatch => ({
  matchId: row.match_id,
  eventId: row.event_id,
  stage: row.stage as EventStage,
  groupId: row.group_id,
  round: row.round,
  index: row.index_in_round,
  matchDay: row.match_day,
  board: row.board,
});

type Wanted = {
  readonly eventIds: readonly string[];
  readonly stage?: EventStage;
  /** Only matches at these places, in any group. */
  readonly at?: readonly Pick<MatchPlace, 'stage' | 'round' | 'index'>[];
};

/** The matches of a stage or of some places of events, or all, in the order of rounds and of places within them. */
export const findPlaces = async (
  q: Queries,
  { eventIds, stage, at }: Wanted,
): Promise<readonly PlacedMatch[]> => {
  if (eventIds.length === 0 || at?.length === 0) return [];
  const rows = await q
    .selectFrom('match_places')
    .select(columns)
    .where('event_id', 'in', [...eventIds])
    .$if(stage !== undefined, (places) => places.where('stage', '=', stage ?? ''))
    .$if(at !== undefined, (places) =>
      places.where((eb) =>
        eb.or(
          (at ?? []).map((place) =>
            eb.and([
              eb('stage', '=', place.stage),
              eb('round', '=', place.round),
              eb('index_in_round', '=', place.index),
            ]),
          ),
        ),
      ),
    )
    .orderBy('event_id')
    .orderBy('round')
    .orderBy('index_in_round')
    .execute();
  return rows.map(placeOf);
};

const selectPlaceOf = preparedQuery<{ readonly matchId: string }, Parameters<typeof placeOf>[0]>(
  (q, argument) => q.selectFrom('match_places').select(columns).where('match_id', '=', argument('matchId')),
);

/** Where a match stands in its event; null without an event. */
export const findPlaceOf = async (q: Queries, matchId: string): Promise<PlacedMatch | null> => {
  const [row] = await selectPlaceOf(q, { matchId });
  return row === undefined ? null : placeOf(row);
};
