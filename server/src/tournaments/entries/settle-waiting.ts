import { placesTaken } from '@neundarter/rules/tournament/setup/participants';
import { isRegistrationOpen } from '@neundarter/rules/tournament/setup/status';
import type { EventRecord } from '../../events/stored-event.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { entryRows } from '../storage/entry-rows.ts';
import { findTournament } from '../storage/store.ts';
import { tellEntry } from './tell-entry.ts';

/**
 * Gives free places to the first ones of the waiting list while registration is open, and tells them by mail. Call it
 * after every change that may have freed a place; the event is locked.
 */
export const settleWaiting = async (platform: Platform, tx: WriteTx, event: EventRecord): Promise<void> => {
  const row = await findTournament(tx.q, event.id);
  if (row === null || !isRegistrationOpen(row.status)) return;
  const entries = await entryRows.find(tx.q, [event.id]);
  const free = row.config.maxNoOfParticipants - placesTaken(entries);
  const waiting = entries.filter(({ status }) => status === 'waiting').slice(0, Math.max(0, free));
  for (const entry of waiting) {
    await entryRows.update(tx, { ...entry, status: 'requested' });
    await tellEntry(platform, tx, { event, entry, occasion: 'moved-up' });
  }
};
