import type { MatchPlace } from '@neundarter/rules/match/match-place';
import type { MatchStatus } from '@neundarter/rules/match/types';
import type { Queries } from '../../platform/db/database.ts';
import type { Page } from './find-page.ts';
import { matchColumns, matchRow } from './match-row.ts';
import { placeOf } from './place-row.ts';
import type { StoredMatch } from './stored-match.ts';

/** A match of an event with its place. */
type PlacedMatch = { readonly stored: StoredMatch; readonly place: MatchPlace | null };

const columns = matchColumns.map((column) => `matches.${column}` as const);
const placeColumns = [
  'match_places.stage',
  'match_places.group_id',
  'match_places.round',
  'match_places.index_in_round',
  'match_places.match_day',
  'match_places.board',
] as const;

/** One page of the matches of an event: by place, and matches without a place (of a training) newest first. */
export const findEventPage = async (
  q: Queries,
  { eventId, status }: { readonly eventId: string; readonly status?: readonly MatchStatus[] },
  { skip, limit }: Page,
): Promise<readonly PlacedMatch[]> => {
  const rows = await q
    .selectFrom('matches')
    .leftJoin('match_places', 'match_places.match_id', 'matches.id')
    .select(columns)
    .select(placeColumns)
    .where('matches.event_id', '=', eventId)
    .$if(status !== undefined, (matches) => matches.where('matches.status', 'in', status ?? []))
    .orderBy('match_places.stage')
    .orderBy('match_places.group_id')
    .orderBy('match_places.round')
    .orderBy('match_places.index_in_round')
    .orderBy('matches.time_stamp', 'desc')
    .orderBy('matches.id', 'desc')
    .limit(limit)
    .offset(skip)
    .execute();
  return rows.map((row) => ({ stored: matchRow(row), place: placeOf(row) }));
};
