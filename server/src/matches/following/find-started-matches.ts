import type { Queries } from '../../platform/db/database.ts';

/** The matches of an event that were started, with their callers, in the order of their ids. */
export const findStartedMatches = (
  q: Queries,
  eventId: string,
): Promise<readonly { readonly id: string; readonly caller: string | null }[]> =>
  q
    .selectFrom('matches')
    .select(['id', 'caller'])
    .where('event_id', '=', eventId)
    .where('status', '<>', 'scheduled')
    .orderBy('id')
    .execute();
