import type { Queries } from '../platform/db/database.ts';
import { isLinkedSeat } from './storage/seat-rows.ts';

/**
 * Ids of the events in which a player has matches; placeholders in matches that have not begun do not count, and events
 * into which somebody else has entered the player only once they agree.
 */
export const findPlayedEvents = async (q: Queries, playerId: string): Promise<readonly string[]> => {
  const rows = await q
    .selectFrom('match_players')
    .innerJoin('matches', 'matches.id', 'match_players.match_id')
    .select('matches.event_id')
    .distinct()
    .where('match_players.player_id', '=', playerId)
    .where('matches.event_id', 'is not', null)
    .where((eb) => eb.or([eb('match_players.type', '=', 'guest'), isLinkedSeat(playerId)]))
    .execute();
  return rows.flatMap(({ event_id }) => event_id ?? []);
};
