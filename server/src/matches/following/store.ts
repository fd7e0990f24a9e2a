import { setImmediate as turnOfOthers } from 'node:timers/promises';
import type { WriteTx } from '../../platform/db/database.ts';
import type { MatchPlacesTable } from '../../platform/db/tables/match-tables.ts';
import { rowOf } from '../storage/match-row.ts';
import { playerRows } from '../storage/store.ts';
import type { StoredMatch } from '../storage/stored-match.ts';

/** Maximum rows per statement; a row of matches has about 30 values. */
const rowsPerInsert = 100;

/** Inserts many new matches, with pauses in which other callers get their turn; throws if an id is taken. */
export const insertMatches = async ({ q }: WriteTx, matches: readonly StoredMatch[]): Promise<void> => {
  for (let start = 0; start < matches.length; start += rowsPerInsert) {
    if (start > 0) await turnOfOthers();
    const slice = matches.slice(start, start + rowsPerInsert);
    await q.insertInto('matches').values(slice.map(rowOf)).execute();
    const players = slice.flatMap(playerRows);
    if (players.length > 0) await q.insertInto('match_players').values(players).execute();
  }
};

/** Inserts the places of matches within their event, with the same pauses. */
export const insertPlaces = async ({ q }: WriteTx, places: readonly MatchPlacesTable[]): Promise<void> => {
  for (let start = 0; start < places.length; start += rowsPerInsert) {
    await turnOfOthers();
    await q
      .insertInto('match_places')
      .values(places.slice(start, start + rowsPerInsert))
      .execute();
  }
};

/** Deletes all moves of a match. */
export const deleteMoves = async ({ q }: WriteTx, matchId: string): Promise<void> => {
  await q.deleteFrom('match_moves').where('match_id', '=', matchId).execute();
};
