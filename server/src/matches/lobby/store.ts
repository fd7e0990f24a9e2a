import type { Queries } from '../../platform/db/database.ts';

/** Registered players of one match. */
export const findRegisteredPlayers = async (q: Queries, matchId: string): Promise<readonly string[]> => {
  const rows = await q
    .selectFrom('match_players')
    .select('player_id')
    .where('match_id', '=', matchId)
    .where('type', '=', 'registered')
    .execute();
  return rows.map(({ player_id }) => player_id);
};

/** Maximum time from the creation of a match to its last turn, in ms; keeps abandoned matches out of the search. */
const longestMatchMs = 24 * 60 * 60_000;

/**
 * Registered players of running matches that have changed since a time (ms since 1970), each with the match.
 * @param playerIds only these players; by default all
 */
export const findPlaying = async (
  q: Queries,
  since: number,
  playerIds?: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const playing = q
    .selectFrom('matches')
    .innerJoin('match_players', 'match_players.match_id', 'matches.id')
    .innerJoin('match_moves', 'match_moves.match_id', 'matches.id')
    .select(['match_players.player_id', 'matches.id'])
    .where('matches.status', '=', 'running')
    .where('matches.time_stamp', '>=', since - longestMatchMs)
    .where('match_players.type', '=', 'registered')
    .where('match_moves.seq', '=', (eb) => eb('matches.move_count', '-', 1))
    .where('match_moves.time_stamp', '>=', since)
    // A turn from the future was recorded under a wrong clock.
    .where('match_moves.time_stamp', '<=', since + longestMatchMs)
    .orderBy('match_moves.time_stamp');
  const rows = await (playerIds === undefined
    ? playing
    : playing.where('match_players.player_id', 'in', [...playerIds])
  ).execute();
  return new Map(rows.map(({ player_id, id }) => [player_id, id]));
};
