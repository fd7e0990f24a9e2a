import type { SentEntry, SentParticipant } from '@neundarter/contract/entities/participant';
import { ok, refused } from '@neundarter/rules/result';
import {
  idsOf,
  type Participant,
  type ParticipantPerson,
  peopleOf,
} from '@neundarter/rules/tournament/setup/participants';
import { isTournamentStarted } from '@neundarter/rules/tournament/setup/status';
import { seatOf } from '../../matches/setup/name-players.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Actor, Outcome, Refusal } from '../../platform/http/handler.ts';
import { checkNewPlayer } from '../../players/keep-external-players.ts';
import { findKnownPlayers, type KnownPlayer } from '../../players/reads.ts';
import { findMembershipDates, findTeamName } from '../../teams/reads.ts';
import { isOrganiser } from '../core/find-ownership.ts';
import type { GatheredTournament } from '../core/gather-tournament.ts';
import { namePeople } from '../core/name-people.ts';
import { entryRows } from '../storage/entry-rows.ts';
import type { StoredEntry } from '../storage/stored-tournament.ts';
import { findEndedEntries } from './find-ended-entries.ts';

const wrongField = (field: string): Refusal => ({ code: 'error.invalid-request', fields: [field] });

const trimmed = (person: ParticipantPerson): ParticipantPerson =>
  person.type === 'external'
    ? { ...person, firstName: person.firstName.trim(), lastName: person.lastName.trim() }
    : { type: 'registered', id: person.id };

const trimmedParticipant = (sent: SentParticipant): Participant =>
  sent.type === 'single'
    ? { type: 'single', player: trimmed(sent.player) }
    : { type: 'double', players: [trimmed(sent.players[0]), trimmed(sent.players[1])] };

/** Whether a player is a member of the team now. */
const isMemberOf = async (q: Queries, teamId: string, playerId: string): Promise<boolean> => {
  const memberships = (await findMembershipDates(q, [playerId])).get(playerId) ?? [];
  return memberships.some((membership) => membership.teamId === teamId && membership.until === null);
};

/** People who come into a tournament, and through whom. */
type ComingPeople = {
  readonly tournament: GatheredTournament;
  readonly actor: Actor;
  /** The entry into which they come; null for a new one. */
  readonly before: StoredEntry | null;
  readonly participant: SentParticipant;
};

type CheckedPeople = {
  readonly participant: Participant;
  /** Other entries of these people, which make way. */
  readonly ended: readonly StoredEntry[];
};

/** Whether a player without an account is a member of the team, or was in a tournament of it. */
const isKnownTo = async (q: Queries, teamId: string, playerId: string): Promise<boolean> =>
  (await isMemberOf(q, teamId, playerId)) || (await entryRows.hasPlayedFor(q, { teamId, playerId }));

type Asked = {
  /** Organisers may enter everybody with an account, and the players whom their team knows. */
  readonly isOrganiser: boolean;
  /** Ids of people who are in the entry, or in one that makes way for it. */
  readonly ownIds: readonly string[];
  readonly teamId: string;
};

/** Whether the caller may enter this person, who is a player already or not. */
const checkPerson = async (
  q: Queries,
  { isOrganiser, ownIds, teamId }: Asked,
  {
    person: { id, type },
    known,
  }: { readonly person: ParticipantPerson; readonly known: KnownPlayer | undefined },
): Promise<Outcome<true>> => {
  if (ownIds.includes(id) && (known !== undefined || type === 'external')) return ok(true);
  if (known === undefined)
    return type === 'external' ? checkNewPlayer(q, id) : { ok: false, error: wrongField('/participant') };
  if (known.isRegistered) return type === 'registered' ? ok(true) : refused('error.id-already-exists');
  if (isOrganiser && (await isKnownTo(q, teamId, id))) return ok(true);
  return type === 'external'
    ? refused('error.id-already-exists')
    : { ok: false, error: wrongField('/participant') };
};

/** The people of an entry with their names; refusals as `checkPeople`. */
const checkParticipant = async (
  q: Queries,
  { event, row }: GatheredTournament,
  { participant: sent, ...asked }: Asked & Pick<ComingPeople, 'participant'>,
): Promise<Outcome<Participant>> => {
  if (sent.type !== row.config.participantsType) return { ok: false, error: wrongField('/participant/type') };
  const participant = trimmedParticipant(sent);
  const people = peopleOf(participant);
  const ids = people.map(({ id }) => id);
  if (new Set(ids).size < ids.length) return { ok: false, error: wrongField('/participant/players') };
  const known = new Map((await findKnownPlayers(q, ids)).map((player) => [player.id, player]));
  for (const person of people) {
    const checked = await checkPerson(q, asked, { person, known: known.get(person.id) });
    if (!checked.ok) return checked;
  }
  if (!event.props.isPublic)
    for (const id of ids)
      if (!(await isMemberOf(q, asked.teamId, id))) return refused('error.match.player-not-available');
  // A client may not know yet that somebody has got an account: they keep it, with its name.
  const isRenamed = ({ id, type }: ParticipantPerson) =>
    type === 'external' && asked.ownIds.includes(id) && known.get(id)?.isRegistered !== true;
  const renamed = new Set(people.filter(isRenamed).map(({ id }) => id));
  const seats = new Map(
    [...known].flatMap(([id, player]) => (renamed.has(id) ? [] : [[id, seatOf(player)] as const])),
  );
  return ok(namePeople(participant, seats));
};

/**
 * The people of an entry with their names, and their other entries, which make way. Every way into an entry calls it before
 * it writes (`seatPeople`). Refusals, in this order: `error.event.participant-already-registered`; `error.invalid-request`
 * for a pair in a tournament of persons or the other way round, for one person twice, and for unknown players;
 * `error.id-already-exists` for a new person with the id of a player, `error.players.online-id-taken`;
 * `error.match.player-not-available` for people from outside the team in a tournament that is not public.
 */
export const checkPeople = async (
  q: Queries,
  { tournament, actor, before, participant: sent }: ComingPeople,
): Promise<Outcome<CheckedPeople>> => {
  const { entries, event, row } = tournament;
  const asOrganiser = isOrganiser({ tournament, actor });
  const ended = findEndedEntries({
    entries: entries.filter(({ id }) => id !== before?.id),
    participant: sent,
    isOrganiser: asOrganiser,
    isStarted: isTournamentStarted(row.status),
  });
  if (!ended.ok) return ended;
  const own = before === null ? ended.value : [before, ...ended.value];
  const participant = await checkParticipant(q, tournament, {
    participant: sent,
    isOrganiser: asOrganiser,
    ownIds: own.flatMap((entry) => idsOf(entry.participant)),
    teamId: event.props.teamId,
  });
  return participant.ok ? ok({ participant: participant.value, ended: ended.value }) : participant;
};

/** The club of an entry: a team of the first player, or a name. Refusal: `error.invalid-request` for a foreign team. */
export const findClub = async (
  q: Queries,
  participant: Participant,
  { teamId = null, teamName = null }: Pick<SentEntry, 'teamId' | 'teamName'>,
): Promise<Outcome<{ readonly teamId: string | null; readonly teamName: string | null }>> => {
  const name = teamName?.trim() ?? '';
  if (teamId === null) return ok({ teamId, teamName: name === '' ? null : name });
  const people = peopleOf(participant);
  for (const { id } of people)
    if (await isMemberOf(q, teamId, id)) return ok({ teamId, teamName: await findTeamName(q, teamId) });
  return { ok: false, error: wrongField('/teamId') };
};
