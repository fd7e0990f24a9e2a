import type { EventEntity } from '@neundarter/contract/entities/event';
import type { SentParticipant } from '@neundarter/contract/entities/participant';
import { ok, refused } from '@neundarter/rules/result';
import { entriesWith, idsOf } from '@neundarter/rules/tournament/setup/participants';
import type { EventCommand } from '../events/change-locked-event.ts';
import { setCaller } from '../matches/following/set-caller.ts';
import { setParty } from '../matches/following/set-party.ts';
import type { WriteTx } from '../platform/db/database.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { describeActor } from '../users/describe-actor.ts';
import { addLogEntry } from './add-log-entry.ts';
import { addressRows } from './address-rows.ts';
import { changeRunning } from './change-running.ts';
import type { TournamentPlatform } from './change-tournament.ts';
import { checkPeople } from './check-people.ts';
import { callerOfEntry, partyOfEntry } from './create-matches.ts';
import { entryRows } from './entry-rows.ts';
import { findBegun } from './find-begun.ts';
import { keepPlayers } from './keep-players.ts';
import type { RunningTournament } from './open-tournament.ts';
import { removeUnused } from './remove-unused.ts';
import type { StoredEntry } from './stored-tournament.ts';

export type EntrantSubstitution = EventCommand & {
  readonly entrant: string;
  readonly participant: SentParticipant;
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

/**
 * Puts other people in place of an entry that has not played yet. Refusals besides the usual ones:
 * `error.event.participant-not-found`, `error.event.participant-already-registered`, `error.event.game-already-begun`,
 * and those of `checkPeople`.
 */
export const substituteEntrant = (
  platform: TournamentPlatform,
  { entrant, participant: sent, reason, ...command }: EntrantSubstitution,
): Promise<Outcome<EventEntity>> =>
  changeRunning(platform, command, async (tx, running) => {
    const { event, entries } = running.tournament;
    const entry = entries.find(({ id, status }) => id === entrant && status === 'confirmed');
    if (entry === undefined) return refused('error.event.participant-not-found');
    const keys = matchesWith(running, entrant);
    const [begun] = await findBegun(tx.q, running, keys);
    if (begun !== undefined)
      return { ok: false, error: { code: 'error.event.game-already-begun', fields: [], matchId: begun } };
    const knownIds = idsOf(entry.participant);
    const asked = { participant: sent, isOrganiser: true, ownIds: knownIds };
    const checked = await checkPeople(tx.q, running.tournament, asked);
    if (!checked.ok) return checked;
    const participant = checked.value;
    const others = entries.filter(({ id }) => id !== entrant);
    if (entriesWith(others, participant).length > 0)
      return refused('error.event.participant-already-registered');
    const by = describeActor(command.actor).id;
    const at = platform.clock.now();
    const changed = { ...entry, participant, isPresent: false, hasPaid: false };
    const kept = await keepPlayers(platform, tx, { entry: changed, createdBy: by, earlierIds: knownIds });
    if (!kept.ok) return kept;
    await entryRows.update(tx, changed, true);
    await addressRows.remove(tx, entrant);
    await addLogEntry(tx, event.id, { row: { kind: 'substitute', entrant, reason }, at, by });
    const seated = await keepSeats(platform, tx, { running, entry: changed, keys });
    if (!seated.ok) return seated;
    await removeUnused(
      tx,
      knownIds.filter((id) => !idsOf(participant).includes(id)),
    );
    return seated;
  });
