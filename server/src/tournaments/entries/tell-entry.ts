import type { EventRecord } from '../../events/stored-event.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { addressRows } from '../storage/address-rows.ts';
import { findEntryThread, findTimeThread } from '../storage/find-entry-thread.ts';
import type { StoredEntry } from '../storage/stored-tournament.ts';
import type { RegistrationOccasion, TournamentNotice } from '../tournament-mails.ts';

/** What a participant is told by mail. */
type ParticipantNews = {
  readonly event: EventRecord;
  readonly entry: StoredEntry;
  readonly occasion: RegistrationOccasion;
  /** Why a tournament was cancelled. */
  readonly reason?: string;
};

/** Whoever does not learn this at once stands in front of a closed door, or loses a place. */
const urgent: ReadonlySet<RegistrationOccasion> = new Set(['moved-up', 'cancelled']);

/** Sends a mail about an entry to its address, at the pace of such mails; does nothing if there is none. */
export const tellEntry = async (
  { notify }: Pick<Platform, 'notify'>,
  tx: WriteTx,
  { event, entry, occasion, reason = '' }: ParticipantNews,
): Promise<void> => {
  const known = await addressRows.findOf(tx.q, entry.id);
  if (known === null) return;
  const { address: to, withdrawKey } = known;
  const about = {
    kind: 'registration',
    occasion,
    eventId: event.id,
    eventName: event.props.name,
    entryId: entry.id,
    withdrawKey,
    reason,
  } as const;
  if (occasion === 'moved') {
    const { startDateTime: startsAt } = event.props;
    const what: TournamentNotice = { ...about, startsAt };
    const repeats = { thread: findTimeThread(entry.id), state: String(startsAt) };
    return notify(tx, { by: 'mail', what, to, repeats });
  }
  const what: TournamentNotice = about;
  const repeats = { thread: findEntryThread(entry.id), state: occasion, isUrgent: urgent.has(occasion) };
  return notify(tx, { by: 'mail', what, to, repeats });
};
