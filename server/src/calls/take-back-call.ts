import type { HallEntity } from '@neundarter/contract/entities/hall/hall';
import { ok, refused } from '@neundarter/rules/result';
import { assignBoard } from '../matches/boards/assign-board.ts';
import { removeCall, writePostponement } from '../matches/boards/call-rows.ts';
import type { WriteTx } from '../platform/db/database.ts';
import type { Outcome } from '../platform/http/handler.ts';
import type { TournamentFollowing } from '../tournaments/core/tournament-follower.ts';
import { nameCallers } from '../tournaments/course/name-callers.ts';
import { describeActor } from '../users/describe-actor.ts';
import { changeMatchInHall, type MatchCommand } from './change-hall.ts';
import type { GatheredHall } from './gather-hall.ts';
import type { HallPlatform } from './reads.ts';

type Called = { readonly hall: GatheredHall; readonly teamId: string; readonly matchId: string };

/** Frees the board to which a match was called. */
const freeBoard = async (
  platform: HallPlatform & TournamentFollowing,
  tx: WriteTx,
  { hall, teamId, matchId }: Called,
): Promise<void> => {
  if (hall.facts.calls.some((call) => call.matchId === matchId))
    await assignBoard(platform, tx, { teamId, matchIds: [matchId], label: null });
};

/** Takes a call or a postponement back; the board is free. */
export const takeBackCall = (
  platform: HallPlatform & TournamentFollowing,
  command: MatchCommand,
): Promise<Outcome<HallEntity>> =>
  changeMatchInHall(platform, command, async (tx, { hall, teamId }) => {
    const { matchId } = command;
    const isCalled = hall.facts.calls.some((call) => call.matchId === matchId);
    await freeBoard(platform, tx, { hall, teamId, matchId });
    const isChanged = (await removeCall(tx, matchId)) || isCalled;
    return isChanged ? nameCallers(platform, tx, { eventId: command.id, ended: [matchId] }) : ok(false);
  });

const minute = 60_000;

/** Postpones a match that has not begun; `error.calls.not-ready` for all others. */
export const postponeMatch = (
  platform: HallPlatform & TournamentFollowing,
  { minutes, ...command }: MatchCommand & { readonly minutes: number },
): Promise<Outcome<HallEntity>> =>
  changeMatchInHall(platform, command, async (tx, { hall, teamId, now, hallId }) => {
    const { matchId } = command;
    const match = hall.input.state.matches.find(({ id }) => id === hallId);
    if (match?.state !== 'open' && match?.state !== 'called' && match?.state !== 'postponed')
      return refused('error.calls.not-ready');
    await freeBoard(platform, tx, { hall, teamId, matchId });
    const by = describeActor(command.actor).id;
    await writePostponement(tx, { matchId, by, until: now + minutes * minute });
    return nameCallers(platform, tx, { eventId: command.id, ended: [matchId] });
  });
