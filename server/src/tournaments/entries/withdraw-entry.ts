import type { EventEntity } from '@neundarter/contract/entities/event';
import { ok, refused } from '@neundarter/rules/result';
import { idsOf, isWithdrawable } from '@neundarter/rules/tournament/setup/participants';
import type { EventCaller } from '../../events/gather-event-rights.ts';
import type { EventRecord } from '../../events/stored-event.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { isSameSecret } from '../../platform/is-same-secret.ts';
import { dropHeld } from '../../platform/mail/paced-mails.ts';
import { changeTournament, type TournamentPlatform } from '../core/change-tournament.ts';
import { findOwnership } from '../core/find-ownership.ts';
import { gatherTournament } from '../core/gather-tournament.ts';
import { addressRows, type EntryAddress } from '../storage/address-rows.ts';
import { entryRows } from '../storage/entry-rows.ts';
import { findEntryThread, findTimeThread } from '../storage/find-entry-thread.ts';
import type { StoredEntry } from '../storage/stored-tournament.ts';
import { removeUnused } from './remove-unused.ts';
import { settleWaiting } from './settle-waiting.ts';

type Withdrawal = EventCaller & {
  readonly id: string;
  readonly entryId: string;
  /** From the link in the mail. */
  readonly key?: string;
};

type Named = Pick<Withdrawal, 'entryId' | 'key'> & {
  readonly entries: readonly StoredEntry[];
  readonly addresses: ReadonlyMap<string, EntryAddress>;
};

/** The entry that is meant: the link of one that was merged into another one has the key of that one. */
const findMeant = ({ entryId, key, entries, addresses }: Named): StoredEntry | undefined => {
  const named = entries.find(({ id }) => id === entryId);
  if (named !== undefined || key === undefined) return named;
  // Compares all of them, so that the time tells nothing.
  const [meant] = [...addresses.values()].filter(({ withdrawKey }) => isSameSecret(key, withdrawKey));
  return entries.find(({ id }) => id === meant?.entryId);
};

/** Whether the key of a mail belongs to an entry. */
const isKeyOfEntry = async (
  tx: WriteTx,
  event: EventRecord,
  { entryId, key }: Pick<Withdrawal, 'entryId' | 'key'>,
) => {
  if (key === undefined) return false;
  const tournament = await gatherTournament(tx.q, event);
  const addresses = await addressRows.find(tx.q, event.id);
  const entry = findMeant({ entryId, key, entries: tournament?.entries ?? [], addresses });
  const known = entry === undefined ? undefined : addresses.get(entry.id);
  return known !== undefined && isSameSecret(key, known.withdrawKey);
};

/**
 * Withdraws an entry while registration is open: for its own people, and for whoever has the link from the mail, also
 * when the tournament is no longer public; people whom somebody else has registered may do so until the start. The
 * first of the waiting list gets the place. A repeat changes nothing. Refusals besides the usual ones:
 * `error.event.participant-not-found`, also for entries of others.
 */
export const withdrawEntry = (
  platform: TournamentPlatform,
  { entryId, key, ...command }: Withdrawal,
): Promise<Outcome<EventEntity>> => {
  const isLetIn = (tx: WriteTx, event: EventRecord) =>
    isKeyOfEntry(tx, event, { entryId, ...(key !== undefined && { key }) });
  const locked = { ...command, isEdit: false, isLetIn };
  return changeTournament(platform, locked, async (tx, { event, row, entries }) => {
    const addresses = await addressRows.find(tx.q, event.id);
    const entry = findMeant({ entryId, ...(key !== undefined && { key }), entries, addresses });
    if (entry === undefined) return refused('error.event.participant-not-found');
    const known = addresses.get(entry.id);
    const { isIn, isMaker, isOwn } = findOwnership(entry, command.actor);
    const hasKey = key !== undefined && known !== undefined && isSameSecret(key, known.withdrawKey);
    if (!isOwn && !hasKey) return refused('error.event.participant-not-found');
    if (entry.status === 'withdrawn') return ok(null);
    const isByOthers = isIn && !isMaker;
    if (!isWithdrawable(row.status, { status: entry.status, isByOthers }))
      return refused('error.event.invalid-status');
    const left = { ...entry, groupId: null, groupPosition: null, seed: null, status: 'withdrawn' } as const;
    await entryRows.update(tx, left);
    await dropHeld(tx, findEntryThread(entry.id));
    await dropHeld(tx, findTimeThread(entry.id));
    await removeUnused(tx, idsOf(entry.participant));
    await settleWaiting(platform, tx, event);
    return ok([]);
  });
};
