import type { HallEntity } from '@neundarter/contract/entities/hall/hall';
import { mayCall } from '@neundarter/rules/hall/call';
import { callerDemandIn, callerSoughtFrom, namesCallers } from '@neundarter/rules/hall/caller-demand';
import { callerFor } from '@neundarter/rules/hall/schedule';
import { ok, refused } from '@neundarter/rules/result';
import { isCalledByHall } from '@neundarter/rules/tournament/advance/log';
import { assignBoard } from '../matches/boards/assign-board.ts';
import { writeCall } from '../matches/boards/call-rows.ts';
import type { WriteTx } from '../platform/db/database.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { callerOfEntry } from '../tournaments/core/create-matches.ts';
import type { TournamentFollowing } from '../tournaments/core/tournament-follower.ts';
import { nameCallers } from '../tournaments/course/name-callers.ts';
import { rowsOf } from '../tournaments/storage/stored-log.ts';
import { describeActor } from '../users/describe-actor.ts';
import { changeMatchInHall, type LockedHall, type MatchCommand } from './change-hall.ts';
import { hasCallerRuleIn } from './gather-hall.ts';
import type { HallPlatform } from './reads.ts';
import { gatherTogether } from './together/gather-together.ts';

type Wanted = LockedHall & {
  readonly hallId: string;
  readonly boardId: string;
  /** The user who calls; null for the program itself. */
  readonly by: string | null;
};

const choiceIn = ({ hall, running }: LockedHall) => ({ ...hall.choice, hasRule: hasCallerRuleIn(running) });

/** Calls a match of a locked hall; says whether that changed anything. Refusals as `mayCall`. */
export const callInHall = async (
  platform: Pick<TournamentFollowing, 'announce' | 'clock'>,
  tx: WriteTx,
  { hallId, boardId, by, ...locked }: Wanted,
): Promise<Outcome<boolean>> => {
  const { hall, teamId, now } = locked;
  const may = mayCall(hall.input, { match: hallId, board: boardId });
  if (!may.ok) return refused(may.error);
  const matchId = hall.matchIdOf(hallId);
  const board = hall.facts.boards.find(({ id }) => id === boardId);
  if (matchId === null || board === undefined) return refused('error.calls.not-ready');
  if (hall.facts.calls.some((call) => call.matchId === matchId)) return ok(false);
  const assigned = await assignBoard(platform, tx, { teamId, matchIds: [matchId], label: board.name });
  if (!assigned.ok) return refused(assigned.error);
  const isSought = callerDemandIn(choiceIn(locked)) !== 'none';
  await writeCall(tx, {
    matchId,
    boardId,
    calledBy: by,
    calledAt: now,
    calls: 1,
    latestAt: now,
    presentAt: null,
    callerSoughtFrom: isSought ? callerSoughtFrom(now) : null,
  });
  return ok(true);
};

/** A match that was called just now, and the player who calls it; null for nobody. */
type JustCalled = { readonly matchId: string; readonly caller: string | null };

/** Names the callers of matches that were called just now in a locked hall. @returns ids of matches with other callers */
export const nameCalled = (
  platform: TournamentFollowing,
  tx: WriteTx,
  { locked, called }: { readonly locked: LockedHall; readonly called: readonly JustCalled[] },
): Promise<Outcome<readonly string[]>> => {
  const { entries, event, log } = locked.running.tournament;
  const entrantOf = (player: string | null) =>
    entries.find(({ id }) => player !== null && callerOfEntry(id, entries) === player)?.id;
  const isNew = namesCallers(choiceIn(locked)) && !isCalledByHall(rowsOf(log));
  return nameCallers(platform, tx, {
    eventId: event.id,
    ...(isNew && { chosenBy: 'hall' }),
    named: called.flatMap(({ matchId, caller }) => {
      const entrant = entrantOf(caller);
      return entrant === undefined ? [] : [{ matchId, caller: entrant }];
    }),
  });
};

/** Calls a match to a board, and names who calls it. Refusals besides the usual ones: those of `mayCall`. */
export const callMatch = (
  platform: HallPlatform & TournamentFollowing,
  { boardId, ...command }: MatchCommand & { readonly boardId: string },
): Promise<Outcome<HallEntity>> =>
  changeMatchInHall(platform, command, async (tx, { hallId, ...locked }) => {
    const { matchId } = command;
    const by = describeActor(command.actor).id;
    const called = await callInHall(platform, tx, { ...locked, hallId, boardId, by });
    if (!called.ok || !called.value) return called;
    const { hall, running, now } = locked;
    const own = { hall, running };
    const { inputFor } = await gatherTogether({ q: tx.q, db: platform.db }, own, now);
    const caller = callerFor(inputFor(own), { match: hallId, board: boardId });
    return nameCalled(platform, tx, { locked, called: [{ matchId, caller }] });
  });
