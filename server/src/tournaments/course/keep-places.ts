import type { TournamentState } from '@neundarter/rules/tournament/advance/tournament-state';
import type { WriteTx } from '../../platform/db/database.ts';
import { placeRows } from '../storage/place-rows.ts';

type Course = Pick<TournamentState, 'status' | 'places'>;

/** Keeps the places of a finished tournament; those of one that runs again go. The event is locked. */
export const keepPlaces = async (
  tx: WriteTx,
  { eventId, before, after }: { readonly eventId: string; readonly before: Course; readonly after: Course },
): Promise<void> => {
  if (after.status === 'finished') return placeRows.put(tx, eventId, after.places);
  if (before.status === 'finished') return placeRows.put(tx, eventId, []);
};
