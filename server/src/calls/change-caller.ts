import type { CallCaller } from '@neundarter/contract/entities/hall/hall';
import { mayManageEvents } from '@neundarter/rules/access/events';
import type { HallMatch } from '@neundarter/rules/hall/hall-state';
import { ok, refused } from '@neundarter/rules/result';
import { lockEvent } from '../events/lock-event.ts';
import { findEventById, findReadableEvent } from '../events/reads.ts';
import type { EventRecord } from '../events/stored-event.ts';
import type { StoredCall } from '../matches/boards/call-rows.ts';
import { countAttempt, tooManyAttempts } from '../platform/attempts.ts';
import type { WriteTx } from '../platform/db/database.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { callerOfEntry } from '../tournaments/core/create-matches.ts';
import { gatherRunning } from '../tournaments/core/gather-running.ts';
import type { TournamentFollowing } from '../tournaments/core/tournament-follower.ts';
import { describeActor } from '../users/describe-actor.ts';
import { changeLockedHall, type LockedHall, type MatchCommand } from './change-hall.ts';
import { findHallChoice } from './hall-rows.ts';
import type { HallPlatform } from './reads.ts';

/** Somebody says that an entry calls a match, or does not. */
export type CallerCommand = MatchCommand & {
  readonly entrant: string;
  /** IP address of the client, for limits. */
  readonly clientAddress: string;
};

export type CallerPlatform = HallPlatform & TournamentFollowing;

/** A called match of a locked hall, and the player of the entry. */
export type CalledMatch = LockedHall & {
  readonly hallId: string;
  readonly match: HallMatch;
  readonly call: StoredCall;
  readonly player: string;
};

/** Who calls after a change, and the matches that it has changed; null for a repeat. */
type Change = (
  tx: WriteTx,
  called: CalledMatch,
) => Promise<Outcome<{ readonly caller: string | null; readonly matchIds: readonly string[] | null }>>;

/** A hall shares one address, and nobody has to say such a thing often. */
const windowMs = 10 * 60_000;
const limitsOf = ({ id, entrant, clientAddress }: CallerCommand) => [
  { key: `caller:${entrant}`, max: 20, windowMs },
  { key: `caller:${id}:${clientAddress}`, max: 100, windowMs },
];

/** Counts what is said by somebody who does not organise the event. */
const checkMaySay = async (
  platform: CallerPlatform,
  tx: WriteTx,
  { event, command }: { readonly event: EventRecord; readonly command: CallerCommand },
): Promise<Outcome<true>> => {
  const { id, actor } = command;
  const found = await findReadableEvent(tx.q, platform.rights, command);
  if (!found.ok) return found;
  if (mayManageEvents(describeActor(actor), event.props.teamId)) return ok(true);
  if (!(await findHallChoice(tx.q, id)).isOpenToReports) return refused('error.calls.reports-closed');
  const waitS = await countAttempt(tx, limitsOf(command), platform.clock.now());
  return waitS === null ? ok(true) : { ok: false, error: tooManyAttempts(waitS) };
};

const findCalledMatch = (locked: LockedHall, { matchId, entrant }: CallerCommand): Outcome<CalledMatch> => {
  const { hall, running } = locked;
  const hallId = hall.hallIdOf(matchId);
  const match = hall.input.state.matches.find(({ id }) => id === hallId);
  if (hallId === null || match === undefined) return refused('error.not-found');
  const { entries } = running.tournament;
  const confirmed = entries.filter(({ status }) => status === 'confirmed');
  const player = callerOfEntry(entrant, confirmed);
  if (player === null) return refused('error.event.participant-not-found');
  const call = hall.facts.calls.find((one) => one.matchId === matchId);
  if (call === undefined) return refused('error.calls.not-called');
  return ok({ ...locked, hallId, match, call, player });
};

type Saying = { readonly command: CallerCommand; readonly change: Change };

/** Changes who calls the match in the running tournament of a locked event. */
const changeIn = async (
  platform: CallerPlatform,
  tx: WriteTx,
  { command, change }: Saying,
): Promise<Outcome<CallCaller>> => {
  const { id, matchId } = command;
  const event = await findEventById(tx.q, id);
  if (event === null) return refused('error.not-found');
  const may = await checkMaySay(platform, tx, { event, command });
  if (!may.ok) return may;
  const running = await gatherRunning({ q: tx.q, db: platform.db }, event);
  if (running === null) return refused('error.event.invalid-status');
  let caller: string | null = null;
  const changed = await changeLockedHall(platform, tx, {
    running,
    change: async (own, locked) => {
      const called = findCalledMatch(locked, command);
      if (!called.ok) return called;
      const done = await change(own, called.value);
      if (!done.ok) return done;
      caller = done.value.caller;
      const { matchIds } = done.value;
      return ok(
        matchIds === null ? null : { matchIds: [...new Set([matchId, ...matchIds])], isCourse: true },
      );
    },
  });
  return changed.ok ? ok({ matchId, caller }) : changed;
};

/**
 * Changes who calls a match that is called, in one transaction; everybody who sees the event may say so. Refusals besides the usual
 * ones: `error.calls.not-called`, `error.calls.reports-closed`, `error.event.participant-not-found`, `error.too-many-requests`.
 */
export const changeCaller = (
  platform: CallerPlatform,
  command: CallerCommand,
  change: Change,
): Promise<Outcome<CallCaller>> =>
  platform.db.write(async (tx): Promise<Outcome<CallCaller>> => {
    await lockEvent(tx, command.id);
    return changeIn(platform, tx, { command, change });
  });
