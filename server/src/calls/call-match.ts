import type { HallEntity } from '@neundarter/contract/entities/hall';
import { mayCall } from '@neundarter/rules/hall/call';
import { ok, refused } from '@neundarter/rules/result';
import { assignBoard } from '../matches/boards/assign-board.ts';
import { writeCall } from '../matches/boards/call-rows.ts';
import type { WriteTx } from '../platform/db/database.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { describeActor } from '../users/describe-actor.ts';
import { changeMatchInHall, type MatchCommand } from './change-hall.ts';
import type { GatheredHall } from './gather-hall.ts';
import type { HallPlatform } from './reads.ts';

type Wanted = {
  readonly hall: GatheredHall;
  readonly teamId: string;
  readonly now: number;
  readonly hallId: string;
  readonly boardId: string;
  /** The user who calls; null for the program itself. */
  readonly by: string | null;
};

/** Calls a match of a locked hall; says whether that changed anything. Refusals as `mayCall`. */
export const callInHall = async (
  platform: Pick<HallPlatform, 'announce' | 'clock'>,
  tx: WriteTx,
  { hall, teamId, now, hallId, boardId, by }: Wanted,
): Promise<Outcome<boolean>> => {
  const may = mayCall(hall.input, { match: hallId, board: boardId });
  if (!may.ok) return refused(may.error);
  const matchId = hall.matchIdOf(hallId);
  const board = hall.facts.boards.find(({ id }) => id === boardId);
  if (matchId === null || board === undefined) return refused('error.calls.not-ready');
  if (hall.facts.calls.some((call) => call.matchId === matchId)) return ok(false);
  const assigned = await assignBoard(platform, tx, { teamId, matchIds: [matchId], label: board.name });
  if (!assigned.ok) return refused(assigned.error);
  const called = { calledBy: by, calledAt: now, calls: 1, latestAt: now, presentAt: null };
  await writeCall(tx, { matchId, boardId, ...called });
  return ok(true);
};

/** Calls a match to a board. Refusals besides the usual ones: those of `mayCall`. */
export const callMatch = (
  platform: HallPlatform,
  { boardId, ...command }: MatchCommand & { readonly boardId: string },
): Promise<Outcome<HallEntity>> =>
  changeMatchInHall(platform, command, (tx, locked) =>
    callInHall(platform, tx, { ...locked, boardId, by: describeActor(command.actor).id }),
  );
