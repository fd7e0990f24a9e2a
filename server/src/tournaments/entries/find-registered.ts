import { findUnagreed } from '../../consents/reads.ts';
import type { Queries } from '../../platform/db/database.ts';

/**
 * Whose registrations for these tournaments stand, by event: waiting ones count, rejected and withdrawn ones do not, nor those by
 * others to which the player has not agreed. For other nouns.
 * @param playerId only of this player; of everybody without it
 */
export const findRegistered = async (
  q: Queries,
  eventIds: readonly string[],
  playerId?: string,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> => {
  if (eventIds.length === 0) return new Map();
  const rows = await q
    .selectFrom('event_participant_people as people')
    .innerJoin('event_participants as entries', 'entries.id', 'people.entry_id')
    .select(['people.event_id', 'people.player_id'])
    .where('people.event_id', 'in', [...eventIds])
    .where('entries.status', 'not in', ['withdrawn', 'rejected'])
    .$if(playerId !== undefined, (found) => found.where('people.player_id', '=', playerId ?? ''))
    .execute();
  if (rows.length === 0) return new Map();
  const unagreed = await findUnagreed(q, [...new Set(rows.map(({ event_id }) => event_id))]);
  const found = new Map<string, Set<string>>();
  for (const { event_id: eventId, player_id: player } of rows)
    if (unagreed.get(eventId)?.has(player) !== true)
      found.set(eventId, (found.get(eventId) ?? new Set()).add(player));
  return found;
};
