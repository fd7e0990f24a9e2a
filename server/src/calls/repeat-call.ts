import type { HallEntity } from '@neundarter/contract/entities/hall/hall';
import type { Outcome } from '../platform/http/handler.ts';
import type { TournamentFollowing } from '../tournaments/core/tournament-follower.ts';
import { changeCall } from './change-call.ts';
import type { MatchCommand } from './change-hall.ts';
import type { HallPlatform } from './reads.ts';

/**
 * Calls a match once more. `calls`: how often it is called then, so that a repeat is harmless. `error.calls.not-called`: it is
 * not called, or not so often yet.
 */
export const repeatCall = (
  platform: HallPlatform & TournamentFollowing,
  { calls, ...command }: MatchCommand & { readonly calls: number },
): Promise<Outcome<HallEntity>> =>
  changeCall(platform, command, (call, now) => {
    if (call.calls >= calls) return call;
    return call.calls === calls - 1 ? { ...call, calls, latestAt: now } : null;
  });
