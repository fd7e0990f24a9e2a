import { isTournamentOpen } from '@neundarter/rules/tournament/setup/status';
import type { EventRecord } from '../../events/stored-event.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { entryRows } from '../storage/entry-rows.ts';
import { findTournament, isUnpublished } from '../storage/store.ts';
import { tellEntry } from './tell-entry.ts';

/**
 * Tells everybody who takes part, or waits for a place, that a published tournament begins at another time. Does nothing
 * for a draft and after the start.
 */
export const tellNewTime = async (
  platform: Pick<Platform, 'notify'>,
  tx: WriteTx,
  event: EventRecord,
): Promise<void> => {
  const row = await findTournament(tx.q, event.id);
  if (row === null || !isTournamentOpen(row.status) || (await isUnpublished(tx.q, row))) return;
  const entries = await entryRows.find(tx.q, [event.id]);
  for (const entry of entries)
    if (entry.status !== 'rejected' && entry.status !== 'withdrawn')
      await tellEntry(platform, tx, { event, entry, occasion: 'moved' });
};
