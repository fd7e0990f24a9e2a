import type { HallEntity } from '@neundarter/contract/entities/hall/hall';
import type { Outcome } from '../platform/http/handler.ts';
import type { TournamentFollowing } from '../tournaments/core/tournament-follower.ts';
import { changeCall } from './change-call.ts';
import type { MatchCommand } from './change-hall.ts';
import type { HallPlatform } from './reads.ts';

/** Says that both parties are at their board. */
export const confirmPresence = (
  platform: HallPlatform & TournamentFollowing,
  command: MatchCommand,
): Promise<Outcome<HallEntity>> =>
  changeCall(platform, command, (call, now) =>
    call.presentAt === null ? { ...call, presentAt: now } : call,
  );
