import type { SentEntry } from '@neundarter/contract/entities/participant';
import { maxEntriesOfTournament } from '@neundarter/contract/limits';
import { normaliseEmailAddress } from '@neundarter/rules/access/email-address';
import { ok, refused } from '@neundarter/rules/result';
import {
  isOfVisitor,
  type Participant,
  type ParticipantStatus,
  peopleOf,
  placesTaken,
} from '@neundarter/rules/tournament/setup/participants';
import { isRegistrationOpen, isTournamentOpen } from '@neundarter/rules/tournament/setup/status';
import type { MatchPlatform } from '../../matches/settle-match.ts';
import { contentHash } from '../../platform/content-hash.ts';
import type { Queries, WriteTx } from '../../platform/db/database.ts';
import type { Actor, Outcome } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { describeActor } from '../../users/describe-actor.ts';
import { isOrganiser } from '../core/find-ownership.ts';
import type { GatheredTournament } from '../core/gather-tournament.ts';
import { addressRows } from '../storage/address-rows.ts';
import type { StoredEntry } from '../storage/stored-tournament.ts';
import { checkPeople, findClub } from './check-people.ts';
import { identifyPeople } from './identify-people.ts';
import { seatPeople } from './seat-people.ts';

/** An entry that somebody sends, and for which tournament. */
type SentTo = {
  readonly tournament: GatheredTournament;
  readonly sent: SentEntry;
  readonly actor: Actor;
};

/** What became of it: a repeat is known already. */
export type AddedEntry = { readonly entry: StoredEntry; readonly isNew: boolean };

/** Whether the entry is confirmed at once and nobody is told: organisers may add people, or register like everybody. */
export const isAddedByOrganiser = (sentTo: SentTo): boolean =>
  isOrganiser(sentTo) && (sentTo.sent.status ?? 'confirmed') === 'confirmed';

/** Whether the caller is one of these people. */
const isIn = ({ actor }: Pick<SentTo, 'actor'>, participant: Participant): boolean => {
  const { playerId } = describeActor(actor);
  return peopleOf(participant).some(({ type, id }) => type === 'registered' && id === playerId);
};

/** Whether the caller may enter these people: organisers anybody; others themselves with a partner, or people
 * as a visitor may enter them. */
const checkRight = (sentTo: SentTo, participant: Participant): Outcome<true> => {
  const { tournament } = sentTo;
  if (isOrganiser(sentTo))
    return isTournamentOpen(tournament.row.status) ? ok(true) : refused('error.event.invalid-status');
  if (!isRegistrationOpen(tournament.row.status)) return refused('error.event.invalid-status');
  return isIn(sentTo, participant) || isOfVisitor(participant)
    ? ok(true)
    : refused('error.insufficient-permissions');
};

/** Addresses of all entries but those that were withdrawn. */
const findTakenAddresses = async (
  q: Queries,
  { event, entries }: GatheredTournament,
): Promise<ReadonlySet<string>> => {
  const addresses = await addressRows.find(q, event.id);
  const left = entries.filter(({ status }) => status !== 'withdrawn');
  return new Set(left.flatMap(({ id }) => addresses.get(id)?.address ?? []));
};

/** The address of an entry; who registers without an account needs one. */
const checkAddress = (
  sentTo: SentTo,
  participant: Participant,
  taken: ReadonlySet<string>,
): Outcome<string | null> => {
  const { sent } = sentTo;
  const address = normaliseEmailAddress(sent.emailAddress ?? '');
  if (isOrganiser(sentTo)) return ok(address);
  if (address === null)
    return isIn(sentTo, participant)
      ? ok(null)
      : { ok: false, error: { code: 'error.invalid-request', fields: ['/emailAddress'] } };
  return taken.has(address) ? refused('error.event.participant-already-registered') : ok(address);
};

/** The status of a new entry. Refusal: `error.event.max-number-of-participants-exceeded` without a free place. */
const checkPlace = (sentTo: SentTo): Outcome<ParticipantStatus> => {
  const { tournament, sent } = sentTo;
  const { entries, row } = tournament;
  const isFull = placesTaken(entries) >= row.config.maxNoOfParticipants;
  if (entries.length >= maxEntriesOfTournament || (isFull && sent.status !== 'waiting'))
    return refused('error.event.max-number-of-participants-exceeded');
  if (isFull) return ok('waiting');
  return ok(isAddedByOrganiser(sentTo) ? 'confirmed' : 'requested');
};

const isSame = (entry: StoredEntry, { sent, actor }: SentTo): boolean =>
  entry.propsHash === contentHash(sent) && entry.createdBy === describeActor(actor).id;

/** The new entry of these people. Refusals: those of `checkRight`, `checkAddress`, `checkPlace` and `findClub`. */
const checkEntry = async (
  { clock }: Pick<Platform, 'clock'>,
  tx: WriteTx,
  { participant, ...sentTo }: SentTo & { readonly participant: Participant },
): Promise<Outcome<{ readonly entry: StoredEntry; readonly emailAddress: string | null }>> => {
  const { tournament, sent, actor } = sentTo;
  const right = checkRight(sentTo, participant);
  if (!right.ok) return right;
  const address = checkAddress(sentTo, participant, await findTakenAddresses(tx.q, tournament));
  if (!address.ok) return address;
  const status = checkPlace(sentTo);
  if (!status.ok) return status;
  const club = await findClub(tx.q, participant, sent);
  if (!club.ok) return club;
  const entry: StoredEntry = {
    id: sent.id,
    eventId: tournament.event.id,
    position: Math.max(-1, ...tournament.entries.map(({ position }) => position)) + 1,
    status: status.value,
    participant,
    ...club.value,
    groupId: null,
    groupPosition: null,
    seed: null,
    isPresent: false,
    hasPaid: false,
    isNameShortened: sent.isNameShortened === true,
    propsHash: contentHash(sent),
    createdBy: describeActor(actor).id,
    createdAt: clock.now(),
    lateSeat: null,
    unagreed: [],
  };
  return ok({ entry, emailAddress: address.value });
};

/**
 * Adds an entry to a locked tournament; a repeat changes nothing. Refusals: `error.event.invalid-status` unless it is
 * open, `error.insufficient-permissions`, `error.event.participant-already-registered`,
 * `error.event.max-number-of-participants-exceeded`, `error.id-already-exists`, and those of `checkPeople` and
 * `seatPeople`.
 */
export const addEntry = async (
  platform: MatchPlatform,
  tx: WriteTx,
  sentTo: SentTo,
): Promise<Outcome<AddedEntry>> => {
  const { tournament, sent, actor } = sentTo;
  const people = await identifyPeople(tx.q, sent.participant);
  if (!people.ok) return people;
  const known = tournament.entries.find(({ id }) => id === sent.id);
  if (known !== undefined)
    return isSame(known, sentTo) ? ok({ entry: known, isNew: false }) : refused('error.id-already-exists');
  const coming = { tournament, actor, before: null };
  const checked = await checkPeople(tx.q, { ...coming, participant: people.value });
  if (!checked.ok) return checked;
  const { participant, ended } = checked.value;
  const added = await checkEntry(platform, tx, { ...sentTo, participant });
  if (!added.ok) return added;
  const { entry: after, emailAddress } = added.value;
  const seated = await seatPeople(platform, tx, { ...coming, after, ended, emailAddress });
  return seated.ok ? ok({ entry: seated.value.entry, isNew: true }) : seated;
};
