import { lockEvent } from '../../events/lock-event.ts';
import { findEventsById } from '../../events/reads.ts';
import type { Database, WriteTx } from '../../platform/db/database.ts';
import { gatherStarted, stateOf } from '../core/gather-tournament.ts';
import { placeRows } from '../storage/place-rows.ts';

const keepPlacesOf = async (tx: WriteTx, eventId: string): Promise<void> => {
  await lockEvent(tx, eventId);
  const [event] = await findEventsById(tx.q, [eventId]);
  const tournament = event === undefined ? null : await gatherStarted(tx.q, event);
  if (tournament?.row.status !== 'finished') return;
  await placeRows.put(tx, eventId, stateOf(tournament).state.places);
};

/** Keeps the places of tournaments that were finished before places were kept. Runs after the start of a server. */
export const keepPastPlaces = async (db: Database): Promise<void> => {
  for (const eventId of await db.query(placeRows.findUnkept))
    await db.write((tx) => keepPlacesOf(tx, eventId));
};
