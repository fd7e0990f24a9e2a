import type { EventRecord } from '../events/stored-event.ts';
import type { WriteTx } from '../platform/db/database.ts';
import type { RegistrationOccasion } from '../platform/mail/mail.ts';
import type { Platform } from '../platform/platform.ts';
import { addressRows } from './address-rows.ts';
import type { StoredEntry } from './stored-tournament.ts';

/** What a participant is told by mail. */
export type ParticipantNews = {
  readonly event: EventRecord;
  readonly entry: StoredEntry;
  readonly occasion: RegistrationOccasion;
  /** Why a tournament was cancelled. */
  readonly reason?: string;
};

/** Sends a mail about an entry to its address; does nothing if there is none. */
export const tellParticipant = async (
  { sendMail, newId }: Pick<Platform, 'sendMail' | 'newId'>,
  tx: WriteTx,
  { event, entry, occasion, reason = '' }: ParticipantNews,
): Promise<void> => {
  const known = await addressRows.findOf(tx.q, entry.id);
  if (known === null) return;
  const mail = {
    kind: 'registration',
    to: known.address,
    occasion,
    eventId: event.id,
    eventName: event.props.name,
    entryId: entry.id,
    withdrawKey: known.withdrawKey,
    reason,
  } as const;
  await sendMail(tx, mail, `${occasion}:${entry.id}:${newId()}`);
};
