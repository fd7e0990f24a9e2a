import type { EventEntity } from '@neundarter/contract/entities/event';
import type { SentParticipant, SentPeople } from '@neundarter/contract/entities/participant';
import { ok, refused } from '@neundarter/rules/result';
import {
  entriesWith,
  idsOf,
  type Participant,
  peopleOf,
} from '@neundarter/rules/tournament/setup/participants';
import { enterPeople } from '../../consents/enter-people.ts';
import type { EventCommand } from '../../events/change-locked-event.ts';
import { setCaller } from '../../matches/following/set-caller.ts';
import { setParty } from '../../matches/following/set-party.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Actor, Outcome } from '../../platform/http/handler.ts';
import { describeActor } from '../../users/describe-actor.ts';
import type { TournamentPlatform } from '../core/change-tournament.ts';
import { callerOfEntry, partyOfEntry } from '../core/create-matches.ts';
import { findBegunMatches } from '../core/find-begun-matches.ts';
import type { RunningTournament } from '../core/gather-running.ts';
import { narrowNames } from '../core/narrow-names.ts';
import { askPeople, findUnagreedOf } from '../entries/ask-people.ts';
import { checkPeople } from '../entries/check-people.ts';
import { identifyPeople } from '../entries/identify-people.ts';
import { keepPlayers } from '../entries/keep-players.ts';
import { removeUnused } from '../entries/remove-unused.ts';
import { addLogEntry } from '../storage/add-log-entry.ts';
import { addressRows, type EntryAddress } from '../storage/address-rows.ts';
import { entryRows } from '../storage/entry-rows.ts';
import { findEndedEntries } from '../storage/find-ended-entries.ts';
import type { StoredEntry } from '../storage/stored-tournament.ts';
import { changeRunning } from './change-running.ts';

export type EntrantSubstitution = EventCommand & {
  readonly entrant: string;
  readonly participant: SentPeople;
  readonly reason: string;
};

/** Keys of the matches in which an entry plays as far as that is known. */
const matchesWith = ({ before }: RunningTournament, entrant: string): readonly string[] =>
  Object.entries(before.matches)
    .filter(([, { slots }]) => slots.some((slot) => slot.kind === 'entrant' && slot.entrant === entrant))
    .map(([key]) => key);

/** Puts the new people into the matches of the entry, and lets them call in place of the earlier ones. */
const keepSeats = async (
  platform: TournamentPlatform,
  tx: WriteTx,
  {
    running,
    entry,
    keys,
  }: { readonly running: RunningTournament; readonly entry: StoredEntry; readonly keys: readonly string[] },
): Promise<Outcome<readonly string[]>> => {
  const seats = keys.flatMap((key) => {
    const matchId = running.matches.get(key)?.matchId;
    const slots = running.before.matches[key]?.slots ?? [];
    const index = slots[0]?.kind === 'entrant' && slots[0].entrant === entry.id ? 0 : 1;
    return matchId === undefined ? [] : [{ matchId, index, party: partyOfEntry(entry) } as const];
  });
  for (const seat of seats.toSorted((one, other) => (one.matchId < other.matchId ? -1 : 1))) {
    const set = await setParty(platform, tx, seat);
    if (!set.ok) return set;
  }
  const called = Object.entries(running.before.callers).flatMap(([key, caller]) => {
    const matchId = running.matches.get(key)?.matchId;
    return caller !== entry.id || matchId === undefined ? [] : [matchId];
  });
  for (const matchId of called.toSorted())
    await setCaller(platform, tx, { matchId, caller: callerOfEntry(entry.id, [entry]) });
  return ok([...seats.map(({ matchId }) => matchId), ...called]);
};

/** Who leaves an entry, as everybody may see them, and who comes. Names of accounts are looked up when they are shown. */
const exchangeOf = (entry: StoredEntry, after: Participant) => ({
  left: peopleOf(narrowNames(entry))
    .filter(({ id }) => !idsOf(after).includes(id))
    .map((person) => (person.type === 'external' ? person : { type: person.type, id: person.id })),
  came: idsOf(after).filter((id) => !idsOf(entry.participant).includes(id)),
});

/** Other people for an entry of a running tournament. */
export type Substitution = {
  readonly entry: StoredEntry;
  readonly participant: SentParticipant;
  readonly actor: Actor;
  /** Whether an organiser chooses them. */
  readonly isOrganiser: boolean;
  readonly reason?: string;
};

/** Removes entries whose people play in another one now. @returns the addresses of those of whom everybody does */
const removeEntries = async (
  tx: WriteTx,
  entries: readonly StoredEntry[],
  now: Participant,
): Promise<readonly EntryAddress[]> => {
  const addresses: EntryAddress[] = [];
  const ids = idsOf(now);
  for (const { id, participant } of entries) {
    const address = await addressRows.findOf(tx.q, id);
    if (address !== null && idsOf(participant).every((one) => ids.includes(one))) addresses.push(address);
    await entryRows.remove(tx, id);
  }
  return addresses;
};

/**
 * Puts other people in place of an entry that has not played yet, in the transaction of a change of the running
 * tournament. Whom an organiser takes from the waiting list leaves it, and who has withdrawn may come back. Returns
 * the ids of the matches that have changed. Refusals: `error.event.participant-already-registered`,
 * `error.event.game-already-begun`, and those of `checkPeople`.
 */
export const substituteInside = async (
  platform: TournamentPlatform,
  tx: WriteTx,
  { running, ...sent }: Substitution & { readonly running: RunningTournament },
): Promise<Outcome<readonly string[]>> => {
  const { entry, actor, isOrganiser, reason } = sent;
  const { event, entries } = running.tournament;
  const keys = matchesWith(running, entry.id);
  const [begun] = await findBegunMatches(tx.q, running, keys);
  if (begun !== undefined)
    return { ok: false, error: { code: 'error.event.game-already-begun', fields: [], matchId: begun } };
  const earlierIds = idsOf(entry.participant);
  const asked = { participant: sent.participant, isOrganiser, ownIds: earlierIds };
  const checked = await checkPeople(tx.q, running.tournament, asked);
  if (!checked.ok) return checked;
  const participant = checked.value;
  const others = entries.filter(({ id }) => id !== entry.id);
  const isWaiting = ({ status }: StoredEntry) => isOrganiser && status === 'waiting';
  const ended = findEndedEntries({
    entries: others.filter((one) => !isWaiting(one)),
    participant,
    isOrganiser,
  });
  if (!ended.ok) return ended;
  const by = describeActor(actor).id;
  const left = [...entriesWith(others.filter(isWaiting), participant), ...ended.value];
  const addresses = await removeEntries(tx, left, participant);
  const entered = await enterPeople(platform, tx, {
    eventId: event.id,
    actor,
    playerIds: idsOf(participant).filter((id) => !earlierIds.includes(id)),
  });
  if (!entered.ok) return entered;
  const unagreed = await findUnagreedOf(tx.q, event.id, participant);
  const changed = { ...entry, participant, unagreed, isPresent: false, hasPaid: false };
  const kept = await keepPlayers(platform, tx, { entry: changed, createdBy: by, earlierIds });
  if (!kept.ok) return kept;
  await entryRows.update(tx, changed, true);
  const isSomebodyLeft = idsOf(participant).some((id) => earlierIds.includes(id));
  if (!isSomebodyLeft) await addressRows.remove(tx, entry.id);
  const [address] = addresses;
  if (!isSomebodyLeft && address !== undefined) await addressRows.put(tx, { ...address, entryId: entry.id });
  const row = {
    kind: 'substitute',
    entrant: entry.id,
    ...exchangeOf(entry, participant),
    ...(reason !== undefined && { reason }),
  } as const;
  await addLogEntry(tx, event.id, { row, at: platform.clock.now(), by });
  const { row: tournament } = running.tournament;
  await askPeople(platform, tx, { event, row: tournament, entry: changed, actor, earlierIds });
  const seated = await keepSeats(platform, tx, { running, entry: changed, keys });
  if (!seated.ok) return seated;
  await removeUnused(
    tx,
    earlierIds.filter((id) => !idsOf(participant).includes(id)),
  );
  return seated;
};

/**
 * Puts other people in place of an entry that has not played yet. Refusals besides the usual ones:
 * `error.event.participant-not-found`, and those of `substituteInside`.
 */
export const substituteEntry = (
  platform: TournamentPlatform,
  { entrant, participant: sent, reason, ...command }: EntrantSubstitution,
): Promise<Outcome<EventEntity>> =>
  changeRunning(platform, command, async (tx, running) => {
    const { entries } = running.tournament;
    const entry = entries.find(({ id, status }) => id === entrant && status === 'confirmed');
    if (entry === undefined) return refused('error.event.participant-not-found');
    const participant = await identifyPeople(tx.q, sent);
    if (!participant.ok) return participant;
    const { actor } = command;
    const substitution = { entry, participant: participant.value, actor, isOrganiser: true, reason };
    return substituteInside(platform, tx, { running, ...substitution });
  });
