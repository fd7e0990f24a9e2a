import { announceEventChange } from '../../events/announce-event-change.ts';
import { lockEvent } from '../../events/lock-event.ts';
import { seatOf } from '../../matches/setup/name-players.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { findKnownPlayers } from '../../players/reads.ts';
import { withNames } from '../core/name-people.ts';
import { entryRows } from '../storage/entry-rows.ts';

/**
 * Shows a player who has just got an account as registered in all their entries; the player id stays the same. Call it
 * before the matches of the player are locked.
 */
export const linkEntries = async (
  platform: Pick<Platform, 'announce'>,
  tx: WriteTx,
  playerId: string,
): Promise<void> => {
  const known = new Map((await findKnownPlayers(tx.q, [playerId])).map((one) => [one.id, seatOf(one)]));
  for (const { eventId, id } of await entryRows.findOfPlayer(tx.q, playerId)) {
    await lockEvent(tx, eventId);
    const entry = (await entryRows.find(tx.q, [eventId])).find((one) => one.id === id);
    if (entry === undefined) continue;
    await entryRows.update(tx, withNames(entry, known));
    await announceEventChange(platform, tx, { eventId, matchIds: [], isEdit: false });
  }
};
