import type { Queries, WriteTx } from '../platform/db/database.ts';

type Refusal = { readonly matchId: string; readonly entrant: string };

/** Who does not call which match of an event, though the hall had asked them: entries by match. */
export const findRefusals = async (
  q: Queries,
  eventId: string,
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const rows = await q
    .selectFrom('call_refusals')
    .innerJoin('match_places', 'match_places.match_id', 'call_refusals.match_id')
    .select(['call_refusals.match_id as matchId', 'entry_id as entrant'])
    .where('match_places.event_id', '=', eventId)
    .orderBy('entry_id')
    .execute();
  const byMatch = Map.groupBy(rows, ({ matchId }) => matchId);
  return new Map([...byMatch].map(([matchId, own]) => [matchId, own.map(({ entrant }) => entrant)]));
};

/** Notes that an entry does not call a match. */
export const addRefusal = async ({ q }: WriteTx, { matchId, entrant }: Refusal): Promise<void> => {
  await q
    .insertInto('call_refusals')
    .values({ match_id: matchId, entry_id: entrant })
    .onConflict((conflict) => conflict.columns(['match_id', 'entry_id']).doNothing())
    .execute();
};

/** Takes that back. */
export const removeRefusal = async ({ q }: WriteTx, { matchId, entrant }: Refusal): Promise<void> => {
  await q
    .deleteFrom('call_refusals')
    .where('match_id', '=', matchId)
    .where('entry_id', '=', entrant)
    .execute();
};
