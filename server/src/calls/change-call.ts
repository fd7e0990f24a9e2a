import type { HallEntity } from '@neundarter/contract/entities/hall/hall';
import { ok, refused } from '@neundarter/rules/result';
import { type StoredCall, writeCall } from '../matches/boards/call-rows.ts';
import type { Outcome } from '../platform/http/handler.ts';
import type { TournamentFollowing } from '../tournaments/core/tournament-follower.ts';
import { changeMatchInHall, type MatchCommand } from './change-hall.ts';
import type { HallPlatform } from './reads.ts';

/** Changes a call; null for a change that is not possible, the same call for a repeat. */
export const changeCall = (
  platform: HallPlatform & TournamentFollowing,
  command: MatchCommand,
  change: (call: StoredCall, now: number) => StoredCall | null,
): Promise<Outcome<HallEntity>> =>
  changeMatchInHall(platform, command, async (tx, { hall, now }) => {
    const call = hall.facts.calls.find(({ matchId }) => matchId === command.matchId);
    const after = call === undefined ? null : change(call, now);
    if (after === null) return refused('error.calls.not-called');
    if (after === call) return ok(false);
    await writeCall(tx, after);
    return ok(true);
  });
