import { announceEventChange } from '../../events/announce-event-change.ts';
import { lockEvent } from '../../events/lock-event.ts';
import { type LogUndo, logRows } from '../../events/log-rows.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { removeSignatures } from '../core/remove-signatures.ts';

/** Takes the signatures below a report back, because both sides or the office of a league want to change it. For other nouns. */
export const undoSignatures = async (
  platform: Pick<Platform, 'announce'>,
  tx: WriteTx,
  { eventId, ...undo }: LogUndo & { readonly eventId: string },
): Promise<void> => {
  await lockEvent(tx, eventId);
  await removeSignatures(tx, await logRows.find(tx.q, [eventId], ['signature']), undo);
  await announceEventChange(platform, tx, { eventId, matchIds: [], isEdit: false });
};
