import type { EventEntity } from '@neundarter/contract/entities/event';
import type { SentEntry } from '@neundarter/contract/entities/participant';
import { normaliseEmailAddress } from '@neundarter/rules/access/email-address';
import { ok, refused } from '@neundarter/rules/result';
import { idsOf, isEditable, type Participant } from '@neundarter/rules/tournament/setup/participants';
import { enterPeople } from '../../consents/enter-people.ts';
import type { EventCommand } from '../../events/change-locked-event.ts';
import { contentHash } from '../../platform/content-hash.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { describeActor } from '../../users/describe-actor.ts';
import { changeOpenTournament, type TournamentPlatform } from '../core/change-tournament.ts';
import type { GatheredTournament } from '../core/gather-tournament.ts';
import { addressRows } from '../storage/address-rows.ts';
import { entryRows } from '../storage/entry-rows.ts';
import { findEndedEntries } from '../storage/find-ended-entries.ts';
import { findFingerprint } from '../storage/find-fingerprint.ts';
import type { StoredEntry } from '../storage/stored-tournament.ts';
import { askPeople } from './ask-people.ts';
import { checkPeople, findClub } from './check-people.ts';
import { identifyPeople } from './identify-people.ts';
import { keepAddress } from './keep-address.ts';
import { keepPlayers } from './keep-players.ts';
import { removeUnused } from './remove-unused.ts';

export type ParticipantChange = EventCommand & {
  readonly index: number;
  readonly entry: SentEntry;
  /** Of the entry that the organiser has seen; without it nothing is compared. */
  readonly seenFingerprint?: string;
};

type Replaced = { readonly entry: StoredEntry; readonly sent: SentEntry };

/** Other people or other names in an entry. */
const replacePeople = async (
  tx: WriteTx,
  tournament: GatheredTournament,
  { entry, sent }: Replaced,
): Promise<Outcome<Participant>> => {
  const people = await identifyPeople(tx.q, sent.participant);
  if (!people.ok) return people;
  const checked = await checkPeople(tx.q, tournament, {
    participant: people.value,
    isOrganiser: true,
    ownIds: idsOf(entry.participant),
  });
  if (!checked.ok) return checked;
  const entries = tournament.entries.filter(({ id }) => id !== entry.id);
  const ended = findEndedEntries({ entries, participant: checked.value, isOrganiser: true });
  if (!ended.ok) return ended;
  for (const { id } of ended.value) await entryRows.remove(tx, id);
  return checked;
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
 * `error.event.changed-meanwhile` if somebody else has edited this entry,
 * `error.event.participant-already-registered`, and those of `checkPeople`.
 */
export const changeEntry = (
  platform: TournamentPlatform,
  { index, entry: sent, seenFingerprint, ...command }: ParticipantChange,
): Promise<Outcome<EventEntity>> =>
  changeOpenTournament(platform, command, async (tx, tournament) => {
    const entry = tournament.entries.find(({ position }) => position === index);
    if (entry === undefined || entry.id !== sent.id) return refused('error.event.participant-not-found');
    if (!isEditable(tournament.row.status, entry.participant)) return refused('error.event.invalid-status');
    const participant = await replacePeople(tx, tournament, { entry, sent });
    if (!participant.ok) return participant;
    const club = await findClub(tx.q, participant.value, sent);
    if (!club.ok) return club;
    const changed = {
      ...entry,
      ...club.value,
      participant: participant.value,
      isNameShortened: sent.isNameShortened ?? entry.isNameShortened,
      propsHash: contentHash(sent),
    };
    const { emailAddress } = sent;
    if (!(await isUpToDate(tx, { before: entry, after: changed, emailAddress, seenFingerprint })))
      return refused('error.event.changed-meanwhile');
    const earlierIds = idsOf(entry.participant);
    const entered = await enterPeople(platform, tx, {
      eventId: tournament.event.id,
      actor: command.actor,
      playerIds: idsOf(changed.participant).filter((id) => !earlierIds.includes(id)),
    });
    if (!entered.ok) return entered;
    await entryRows.update(tx, changed, true);
    const createdBy = describeActor(command.actor).id;
    const kept = await keepPlayers(platform, tx, { entry: changed, createdBy, earlierIds });
    if (!kept.ok) return kept;
    if (emailAddress !== undefined)
      await keepAddress(platform, tx, { entry: changed, emailAddress, isOwn: false });
    const { event, row } = tournament;
    await askPeople(platform, tx, { event, row, entry: changed, actor: command.actor, earlierIds });
    const left = earlierIds.filter((id) => !idsOf(changed.participant).includes(id));
    await removeUnused(tx, left);
    return ok([]);
  });
