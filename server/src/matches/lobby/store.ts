import { isPublicEvent } from '../../events/reads.ts';
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

/** A running match in the lobby. */
export type PlayingMatch = {
  readonly id: string;
  /** The team of its event if the event is not public: only its members may know the match; otherwise null. */
  readonly closedTeamId: string | null;
};

/**
 * Registered players of running matches that have changed since a time (ms since 1970), each with the match.
 * @param playerIds only these players; by default all
 */
export const findPlaying = async (
  q: Queries,
  since: number,
  playerIds?: readonly string[],
): Promise<ReadonlyMap<string, PlayingMatch>> => {
  const playing = q
    .selectFrom('matches')
    .innerJoin('match_players', 'match_players.match_id', 'matches.id')
    .innerJoin('match_moves', 'match_moves.match_id', 'matches.id')
    .select(['match_players.player_id', 'matches.id', 'matches.event_id', 'matches.event_team_id'])
    .select(isPublicEvent('matches.event_id').as('is_public'))
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
  return new Map(
    rows.map(({ player_id, id, event_id, event_team_id, is_public }) => {
      const isClosed = event_id !== null && !is_public;
      return [player_id, { id, closedTeamId: isClosed ? (event_team_id ?? '') : null }];
    }),
  );
};
