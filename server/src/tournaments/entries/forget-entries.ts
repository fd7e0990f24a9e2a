import { idsOf } from '@neundarter/rules/tournament/setup/participants';
import { isTournamentStarted } from '@neundarter/rules/tournament/setup/status';
import { announceEventChange } from '../../events/announce-event-change.ts';
import { lockEvent } from '../../events/lock-event.ts';
import { logRows } from '../../events/log-rows.ts';
import { findEventsById } from '../../events/reads.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { namePeople } from '../core/name-people.ts';
import { addressRows } from '../storage/address-rows.ts';
import { enrolmentRows } from '../storage/enrolment-rows.ts';
import { entryRows } from '../storage/entry-rows.ts';
import { scorerRows } from '../storage/scorer-rows.ts';
import { findTournament } from '../storage/store.ts';
import { rowOfEntry } from '../storage/stored-log.ts';
import type { StoredEntry } from '../storage/stored-tournament.ts';
import { removeUnused } from './remove-unused.ts';
import { settleWaiting } from './settle-waiting.ts';

/** Removes an entry that was not played, with a partner who has no account; its place goes to the waiting list. */
const removeWithEntry = async (
  platform: Platform,
  tx: WriteTx,
  { id, eventId, participant }: StoredEntry,
) => {
  await entryRows.remove(tx, id);
  await removeUnused(tx, idsOf(participant));
  const [event] = await findEventsById(tx.q, [eventId]);
  if (event !== undefined) await settleWaiting(platform, tx, event);
};

/** Takes the name of a player out of substitutions in which they left; it was written before they had an account. */
const forgetSubstituted = async (platform: Platform, tx: WriteTx, playerId: string): Promise<void> => {
  for (const entry of await logRows.findNaming(tx.q, 'substitute', playerId)) {
    const row = rowOfEntry(entry);
    if (row.kind !== 'substitute' || !row.left?.some(({ id }) => id === playerId)) continue;
    await lockEvent(tx, entry.eventId);
    const nameless = { type: 'registered', id: playerId } as const;
    const left = row.left.map((person) => (person.id === playerId ? nameless : person));
    await logRows.rewrite(tx, { ...entry, content: { ...row, left } });
    await announceEventChange(platform, tx, { eventId: entry.eventId, matchIds: [], isEdit: true });
  }
};

/**
 * Takes a player whose account is deleted out of tournaments that are not started; in started ones the entry stays
 * without a name and address. Call it before the matches of the player are locked.
 */
export const forgetEntries = async (platform: Platform, tx: WriteTx, playerId: string): Promise<void> => {
  for (const { eventId, id } of await entryRows.findOfPlayer(tx.q, playerId)) {
    await lockEvent(tx, eventId);
    const row = await findTournament(tx.q, eventId);
    const entry = (await entryRows.find(tx.q, [eventId])).find((one) => one.id === id);
    if (row === null || entry === undefined) continue;
    if (isTournamentStarted(row.status)) {
      const nameless = new Map([[playerId, { type: 'registered', id: playerId } as const]]);
      await entryRows.update(tx, { ...entry, participant: namePeople(entry.participant, nameless) });
      await addressRows.remove(tx, id);
    } else await removeWithEntry(platform, tx, entry);
    await announceEventChange(platform, tx, { eventId, matchIds: [], isEdit: true });
  }
  await forgetSubstituted(platform, tx, playerId);
};

/** Forgets who has made entries, and ends the enrolments of a user. */
export const forgetScorer = async (tx: WriteTx, userId: string): Promise<void> => {
  await entryRows.forgetCreator(tx, userId);
  await enrolmentRows.removeOf(tx, userId);
  await scorerRows.removeOf(tx, userId);
};
