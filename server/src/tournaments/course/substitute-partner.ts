import type { EventEntity } from '@neundarter/contract/entities/event';
import type { SentParticipant, SentPeople } from '@neundarter/contract/entities/participant';
import { ok, refused } from '@neundarter/rules/result';
import {
  idsOf,
  isOfVisitor,
  type ParticipantPerson,
  peopleOf,
} from '@neundarter/rules/tournament/setup/participants';
import { isTournamentOpen } from '@neundarter/rules/tournament/setup/status';
import type { EventCommand } from '../../events/change-locked-event.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Actor, Outcome } from '../../platform/http/handler.ts';
import { describeActor } from '../../users/describe-actor.ts';
import { changeTournament, type TournamentPlatform } from '../core/change-tournament.ts';
import { findOwnership, isOrganiser } from '../core/find-ownership.ts';
import { gatherRunning } from '../core/gather-running.ts';
import type { GatheredTournament } from '../core/gather-tournament.ts';
import { checkPeople } from '../entries/check-people.ts';
import { identifyPerson } from '../entries/identify-people.ts';
import { seatPeople } from '../entries/seat-people.ts';
import type { StoredEntry } from '../storage/stored-tournament.ts';
import { substituteInside } from './substitute-entry.ts';

type PartnerSubstitution = EventCommand & {
  readonly entryId: string;
  /** Player id of who leaves the pair. */
  readonly leaving: string;
  readonly partner: Extract<SentPeople, { readonly type: 'single' }>['player'];
};

/** A pair with its new partner. */
type NewPair = {
  readonly tournament: GatheredTournament;
  readonly entry: StoredEntry;
  readonly participant: SentParticipant;
  readonly actor: Actor;
};

/** The people of a pair, one of them replaced; null if that one is not in it. */
const withPartner = (
  { participant }: StoredEntry,
  leaving: string,
  partner: ParticipantPerson,
): SentParticipant | null => {
  if (participant.type === 'single' || !idsOf(participant).includes(leaving)) return null;
  const [one, other] = participant.players;
  const people = one.id === leaving ? [partner, other] : [one, partner];
  return { type: 'double', players: people } as SentParticipant;
};

/** Changes the pair before the start. */
const changePair = async (
  platform: TournamentPlatform,
  tx: WriteTx,
  { tournament, entry, participant: sent, actor }: NewPair,
): Promise<Outcome<readonly string[]>> => {
  const coming = { tournament, actor, before: entry };
  const checked = await checkPeople(tx.q, { ...coming, participant: sent });
  if (!checked.ok) return checked;
  const { participant, ended } = checked.value;
  const after = { ...entry, participant };
  const seated = await seatPeople(platform, tx, { ...coming, after, ended });
  return seated.ok ? ok([]) : seated;
};

/** The same in the running tournament, as long as the pair has not played. */
const changeSeats = async (
  platform: TournamentPlatform,
  tx: WriteTx,
  { tournament, entry, participant, actor }: NewPair,
): Promise<Outcome<readonly string[]>> => {
  const running = await gatherRunning({ q: tx.q, db: platform.db }, tournament.event);
  if (running === null || entry.status !== 'confirmed') return refused('error.event.invalid-status');
  return substituteInside(platform, tx, { running, entry, participant, actor });
};

/** Whether the caller may replace this person. People in a confirmed pair have accounts, or organisers know them. */
const checkOwn = (
  { tournament, entry, participant, actor }: NewPair,
  { leaving }: Pick<PartnerSubstitution, 'leaving'>,
): Outcome<true> => {
  if (isOrganiser({ tournament, actor })) return ok(true);
  if (!findOwnership(entry, actor).isOwn) return refused('error.event.participant-not-found');
  if (entry.status === 'rejected' || entry.status === 'withdrawn')
    return refused('error.event.invalid-status');
  const isStranger = peopleOf(participant).some(
    ({ id, type }) => type === 'external' && !idsOf(entry.participant).includes(id),
  );
  const isSelf = describeActor(actor).playerId === leaving;
  if (isSelf || (entry.status === 'confirmed' && isStranger))
    return refused('error.insufficient-permissions');
  const isInIt = idsOf(participant).some((id) => id === describeActor(actor).playerId);
  return isInIt || isOfVisitor(participant) ? ok(true) : refused('error.insufficient-permissions');
};

/**
 * Replaces the partner of a pair before its first match: as organiser, or for the people of the entry and whoever has
 * made it. A repeat changes nothing. Refusals besides the usual ones: `error.event.participant-not-found`, also for entries
 * of others, `error.insufficient-permissions` for a name without an account in a confirmed entry and for oneself,
 * `error.event.game-already-begun`, and those of `checkPeople` and `seatPeople`.
 */
export const substitutePartner = (
  platform: TournamentPlatform,
  { entryId, leaving, partner: sent, ...command }: PartnerSubstitution,
): Promise<Outcome<EventEntity>> =>
  changeTournament(platform, { ...command, isEdit: false }, async (tx, tournament) => {
    const { actor } = command;
    const entry = tournament.entries.find(({ id }) => id === entryId);
    if (entry === undefined) return refused('error.event.participant-not-found');
    const partner = await identifyPerson(tx.q, sent, '/partner');
    if (!partner.ok) return partner;
    const isKnown = (id: string) => idsOf(entry.participant).includes(id);
    if (!isKnown(leaving) && isKnown(partner.value.id)) return ok(null);
    const participant = withPartner(entry, leaving, partner.value);
    if (participant === null) return refused('error.event.participant-not-found');
    const pair = { tournament, entry, participant, actor };
    const allowed = checkOwn(pair, { leaving });
    if (!allowed.ok) return allowed;
    return isTournamentOpen(tournament.row.status)
      ? changePair(platform, tx, pair)
      : changeSeats(platform, tx, pair);
  });
