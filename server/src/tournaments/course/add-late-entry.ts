import { isDeepStrictEqual } from 'node:util';
import type { EventEntity } from '@neundarter/contract/entities/event';
import type { SentPeople } from '@neundarter/contract/entities/participant';
import { maxEntriesOfTournament } from '@neundarter/contract/limits';
import type { BodyOf } from '@neundarter/contract/route';
import type { runningTournamentRoutes } from '@neundarter/contract/routes/running-tournaments';
import { ok, refused } from '@neundarter/rules/result';
import { plannedMatches } from '@neundarter/rules/tournament/advance/play-offs';
import type { LateSeat } from '@neundarter/rules/tournament/late/late-seat';
import { maxMatchesOfEvent } from '@neundarter/rules/tournament/plan/plan-config';
import { placesTaken } from '@neundarter/rules/tournament/setup/participants';
import type { EventCommand } from '../../events/change-locked-event.ts';
import { contentHash } from '../../platform/content-hash.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { describeActor } from '../../users/describe-actor.ts';
import type { TournamentPlatform } from '../core/change-tournament.ts';
import type { RunningTournament } from '../core/gather-running.ts';
import { checkPeople } from '../entries/check-people.ts';
import { identifyPeople } from '../entries/identify-people.ts';
import { seatPeople } from '../entries/seat-people.ts';
import { addLogEntry } from '../storage/add-log-entry.ts';
import type { StoredEntry } from '../storage/stored-tournament.ts';
import { changeRunning } from './change-running.ts';
import { keepState } from './keep-state.ts';
import { seekLateSeat, shownSeat } from './seek-late-seat.ts';

type LateEntry = Omit<EventCommand, 'id'> & {
  readonly eventId: string;
  readonly entry: BodyOf<(typeof runningTournamentRoutes)['addLateEntry']>;
};

/** Whether there is room for one more. @param seat null for the waiting list, which takes as many as can be stored */
const whyFull = ({ tournament, plan, before }: RunningTournament, seat: LateSeat | null) => {
  const { entries, row } = tournament;
  const isFull = seat !== null && placesTaken(entries) >= row.config.maxNoOfParticipants;
  if (isFull || entries.length >= maxEntriesOfTournament)
    return 'error.event.max-number-of-participants-exceeded';
  const added = seat?.kind === 'group' ? seat.meetings.length : 0;
  return plannedMatches(plan, before).length + added > maxMatchesOfEvent
    ? 'error.event.too-many-matches'
    : null;
};

type Coming = {
  readonly running: RunningTournament;
  readonly seat: LateSeat | null;
  readonly hash: string;
};

/** The new entry, still without people. */
const newEntry = ({ running: { tournament }, seat, hash }: Coming): Omit<StoredEntry, 'participant'> => {
  const { event, entries } = tournament;
  const seeds = entries.map(({ seed }) => seed ?? -1);
  const ofGroup = seat?.kind === 'group' ? seat.groupId : null;
  const rows = entries.filter(({ groupId }) => groupId === ofGroup).map((one) => one.groupPosition ?? -1);
  return {
    id: '',
    eventId: event.id,
    position: Math.max(-1, ...entries.map(({ position }) => position)) + 1,
    status: seat === null ? 'waiting' : 'confirmed',
    teamId: null,
    teamName: null,
    groupId: ofGroup,
    groupPosition: ofGroup === null ? null : Math.max(-1, ...rows) + 1,
    seed: seat === null ? null : Math.max(-1, ...seeds) + 1,
    isPresent: false,
    hasPaid: false,
    isNameShortened: false,
    propsHash: hash,
    createdBy: null,
    createdAt: 0,
    lateSeat: seat,
    unagreed: [],
  };
};

/** The entry of a repeat; a refusal if its id belongs to another one. */
const isRepeat = (known: StoredEntry, hash: string): Outcome<readonly string[]> =>
  known.propsHash === hash ? ok([]) : refused('error.id-already-exists');

/**
 * Lets people into a running tournament, on the seat that was shown to the organiser, or puts them on the waiting list while
 * there is none. Whom an organiser takes from the waiting list leaves it. A repeat changes nothing. Refusals besides the usual
 * ones: `error.event.changed-meanwhile` if the seat is another one now, `error.event.max-number-of-participants-exceeded`,
 * `error.event.too-many-matches`, and those of `checkPeople` and `seatPeople`.
 */
export const addLateEntry = (
  platform: TournamentPlatform,
  { entry: sent, eventId, ...caller }: LateEntry,
): Promise<Outcome<EventEntity>> =>
  // Organisers and the people themselves see more of a new entry than others.
  changeRunning(platform, { ...caller, id: eventId, isSameForAll: false }, async (tx, running) => {
    const { tournament } = running;
    const { actor } = caller;
    const hash = contentHash({ ...sent, seat: null });
    const known = tournament.entries.find(({ id }) => id === sent.id);
    if (known !== undefined) return isRepeat(known, hash);
    if (tournament.row.status !== 'running') return refused('error.event.invalid-status');
    const people = await identifyPeople(tx.q, sent.participant satisfies SentPeople);
    if (!people.ok) return people;
    const coming = { tournament, actor, before: null };
    const checked = await checkPeople(tx.q, { ...coming, participant: people.value });
    if (!checked.ok) return checked;
    const seat = await seekLateSeat(tx.q, running, sent.id);
    if (!isDeepStrictEqual(shownSeat(seat), sent.seat)) return refused('error.event.changed-meanwhile');
    const full = whyFull(running, seat);
    if (full !== null) return refused(full);
    const { participant, ended } = checked.value;
    const at = platform.clock.now();
    const by = describeActor(actor).id;
    const after = {
      ...newEntry({ running, seat, hash }),
      id: sent.id,
      participant,
      createdBy: by,
      createdAt: at,
    };
    const seated = await seatPeople(platform, tx, { ...coming, after, ended, emailAddress: null });
    if (!seated.ok) return seated;
    if (seat === null) return ok([]);
    await addLogEntry(tx, eventId, { row: { kind: 'late-entry', entrant: sent.id }, at, by });
    return keepState(platform, tx, { ...running, isReplanned: true });
  });
