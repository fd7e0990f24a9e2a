import { announceEventChange } from '../../events/announce-event-change.ts';
import { lockEvent } from '../../events/lock-event.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { findOpenLineUpsOf, removeLineUp } from '../storage/store.ts';

/**
 * Takes a player whose account is deleted off the line-ups of match days that are not started: these line-ups have to be
 * set again. In started ones their place stays, without a name. Call it before the matches of the player are locked.
 */
export const leaveLineUps = async (
  platform: Pick<Platform, 'announce'>,
  tx: WriteTx,
  playerId: string,
): Promise<void> => {
  for (const { eventId, side } of await findOpenLineUpsOf(tx.q, playerId)) {
    await lockEvent(tx, eventId);
    await removeLineUp(tx, { eventId, side });
    await announceEventChange(platform, tx, { eventId, matchIds: [], isEdit: true });
  }
};
