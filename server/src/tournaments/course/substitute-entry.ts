import type { EventEntity } from '@neundarter/contract/entities/event';
import type { SentParticipant, SentPeople } from '@neundarter/contract/entities/participant';
import { ok, refused } from '@neundarter/rules/result';
import { goneIn } from '@neundarter/rules/tournament/advance/log';
import { idsOf, type Participant, peopleOf } from '@neundarter/rules/tournament/setup/participants';
import type { EventCommand } from '../../events/change-locked-event.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Actor, Outcome } from '../../platform/http/handler.ts';
import { describeActor } from '../../users/describe-actor.ts';
import type { TournamentPlatform } from '../core/change-tournament.ts';
import { findBegunMatches } from '../core/find-begun-matches.ts';
import type { RunningTournament } from '../core/gather-running.ts';
import { narrowNames } from '../core/narrow-names.ts';
import { checkPeople } from '../entries/check-people.ts';
import { identifyPeople } from '../entries/identify-people.ts';
import { matchesWith } from '../entries/keep-seats.ts';
import { seatPeople } from '../entries/seat-people.ts';
import { addLogEntry } from '../storage/add-log-entry.ts';
import { rowsOf } from '../storage/stored-log.ts';
import type { StoredEntry } from '../storage/stored-tournament.ts';
import { changeRunning } from './change-running.ts';
import { keepState } from './keep-state.ts';

type EntrantSubstitution = EventCommand & {
  readonly entrant: string;
  readonly participant: SentPeople;
  readonly reason: string;
};

/** Who leaves an entry, as everybody may see them, and who comes. Names of accounts are looked up when they are shown. */
const exchangeOf = (entry: StoredEntry, after: Participant) => ({
  left: peopleOf(narrowNames(entry))
    .filter(({ id }) => !idsOf(after).includes(id))
    .map((person) => (person.type === 'external' ? person : { type: person.type, id: person.id })),
  came: idsOf(after).filter((id) => !idsOf(entry.participant).includes(id)),
});

/** Other people for an entry of a running tournament. */
type Substitution = {
  readonly running: RunningTournament;
  readonly entry: StoredEntry;
  readonly participant: SentParticipant;
  readonly actor: Actor;
  readonly reason?: string;
};

/**
 * Puts other people in place of an entry that has not played yet, in the transaction of a change of the running
 * tournament. Whom an organiser takes from the waiting list leaves it, and who has withdrawn may come back. Returns
 * the ids of the matches that have changed. Refusals: `error.event.game-already-begun`, and those of `checkPeople` and
 * `seatPeople`.
 */
export const substituteInside = async (
  platform: TournamentPlatform,
  tx: WriteTx,
  { running, entry, participant: sent, actor, reason }: Substitution,
): Promise<Outcome<readonly string[]>> => {
  const { tournament } = running;
  const [begun] = await findBegunMatches(tx.q, running, matchesWith(running, entry.id));
  if (begun !== undefined)
    return { ok: false, error: { code: 'error.event.game-already-begun', fields: [], matchId: begun } };
  const coming = { tournament, actor, before: entry };
  const checked = await checkPeople(tx.q, { ...coming, participant: sent });
  if (!checked.ok) return checked;
  const { participant, ended } = checked.value;
  const after = { ...entry, participant };
  const seated = await seatPeople(platform, tx, { ...coming, after, ended, running });
  if (!seated.ok) return seated;
  const row = {
    kind: 'substitute',
    entrant: entry.id,
    ...exchangeOf(entry, participant),
    ...(reason !== undefined && { reason }),
  } as const;
  const note = { at: platform.clock.now(), by: describeActor(actor).id };
  await addLogEntry(tx, tournament.event.id, { row, ...note });
  // Who had gone was somebody else.
  if (!goneIn(rowsOf(tournament.log)).has(entry.id)) return ok(seated.value.matchIds);
  await addLogEntry(tx, tournament.event.id, { row: { kind: 'back', entrant: entry.id }, ...note });
  const kept = await keepState(platform, tx, running);
  return kept.ok ? ok([...new Set([...seated.value.matchIds, ...kept.value])]) : kept;
};

/**
 * Puts other people in place of an entry that has not played yet. Refusals besides the usual ones:
 * `error.event.participant-not-found`, and those of `substituteInside`.
 */
export const substituteEntry = (
  platform: TournamentPlatform,
  { entrant, participant: sent, reason, ...command }: EntrantSubstitution,
): Promise<Outcome<EventEntity>> =>
  // Whoever comes or goes sees more or less than others.
  changeRunning(platform, { ...command, isSameForAll: false }, async (tx, running) => {
    const { entries } = running.tournament;
    const entry = entries.find(({ id, status }) => id === entrant && status === 'confirmed');
    if (entry === undefined) return refused('error.event.participant-not-found');
    const participant = await identifyPeople(tx.q, sent);
    if (!participant.ok) return participant;
    const { actor } = command;
    return substituteInside(platform, tx, { running, entry, participant: participant.value, actor, reason });
  });
