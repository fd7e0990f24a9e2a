import type { EventEntity } from '@neundarter/contract/entities/event';
import type { SentEntry } from '@neundarter/contract/entities/participant';
import { normaliseEmailAddress } from '@neundarter/rules/access/email-address';
import { ok, refused } from '@neundarter/rules/result';
import { isEditable } from '@neundarter/rules/tournament/setup/participants';
import type { EventCommand } from '../../events/change-locked-event.ts';
import { contentHash } from '../../platform/content-hash.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { changeOpenTournament, type TournamentPlatform } from '../core/change-tournament.ts';
import { addressRows } from '../storage/address-rows.ts';
import { findFingerprint } from '../storage/find-fingerprint.ts';
import type { StoredEntry } from '../storage/stored-tournament.ts';
import { checkPeople, findClub } from './check-people.ts';
import { identifyPeople } from './identify-people.ts';
import { seatPeople } from './seat-people.ts';

type ParticipantChange = EventCommand & {
  readonly index: number;
  readonly entry: SentEntry;
  /** Of the entry that the organiser has seen; without it nothing is compared. */
  readonly seenFingerprint?: string;
};

type Edit = {
  readonly before: StoredEntry;
  readonly after: StoredEntry;
  readonly emailAddress: string | null | undefined;
  readonly seenFingerprint: string | undefined;
};

/** Whether an edit is made on the entry as it is; a repeat, which changes nothing any more, is as well. */
const isUpToDate = async (
  tx: WriteTx,
  { before, after, emailAddress, seenFingerprint }: Edit,
): Promise<boolean> => {
  if (seenFingerprint === undefined) return true;
  const address = (await addressRows.findOf(tx.q, before.id))?.address ?? null;
  const sent = emailAddress === undefined ? address : normaliseEmailAddress(emailAddress ?? '');
  const now = findFingerprint({ ...before, address });
  return now === seenFingerprint || now === findFingerprint({ ...after, address: sent });
};

/**
 * Changes people, club and address of an entry; one person with an account cannot be edited
 * (`error.event.invalid-status`). Other refusals besides the usual ones: `error.event.participant-not-found`,
 * `error.event.changed-meanwhile` if somebody else has edited this entry, and those of `checkPeople` and `seatPeople`.
 */
export const changeEntry = (
  platform: TournamentPlatform,
  { index, entry: sent, seenFingerprint, ...command }: ParticipantChange,
): Promise<Outcome<EventEntity>> =>
  changeOpenTournament(platform, command, async (tx, tournament) => {
    const before = tournament.entries.find(({ position }) => position === index);
    if (before === undefined || before.id !== sent.id) return refused('error.event.participant-not-found');
    if (!isEditable(tournament.row.status, before.participant)) return refused('error.event.invalid-status');
    const people = await identifyPeople(tx.q, sent.participant);
    if (!people.ok) return people;
    const coming = { tournament, actor: command.actor, before };
    const checked = await checkPeople(tx.q, { ...coming, participant: people.value });
    if (!checked.ok) return checked;
    const { participant, ended } = checked.value;
    const club = await findClub(tx.q, participant, sent);
    if (!club.ok) return club;
    const after = {
      ...before,
      ...club.value,
      participant,
      isNameShortened: sent.isNameShortened ?? before.isNameShortened,
      propsHash: contentHash(sent),
    };
    const { emailAddress } = sent;
    if (!(await isUpToDate(tx, { before, after, emailAddress, seenFingerprint })))
      return refused('error.event.changed-meanwhile');
    const seated = await seatPeople(platform, tx, { ...coming, after, ended, emailAddress });
    return seated.ok ? ok([]) : seated;
  });
