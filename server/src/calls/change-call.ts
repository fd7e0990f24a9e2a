import type { HallEntity } from '@neundarter/contract/entities/hall';
import { ok, refused } from '@neundarter/rules/result';
import { type StoredCall, writeCall } from '../matches/boards/call-rows.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { changeMatchInHall, type MatchCommand } from './change-hall.ts';
import type { HallPlatform } from './reads.ts';

/** Changes a call; null for a change that is not possible, the same call for a repeat. */
const changeCall = (
  platform: HallPlatform,
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

/**
 * Calls a match once more. `calls`: how often it is called then, so that a repeat is harmless. `error.calls.not-called`: it is
 * not called, or not so often yet.
 */
export const repeatCall = (
  platform: HallPlatform,
  { calls, ...command }: MatchCommand & { readonly calls: number },
): Promise<Outcome<HallEntity>> =>
  changeCall(platform, command, (call, now) => {
    if (call.calls >= calls) return call;
    return call.calls === calls - 1 ? { ...call, calls, latestAt: now } : null;
  });

/** Says that both parties are at their board. */
export const confirmPresence = (
  platform: HallPlatform,
  command: MatchCommand,
): Promise<Outcome<HallEntity>> =>
  changeCall(platform, command, (call, now) =>
    call.presentAt === null ? { ...call, presentAt: now } : call,
  );
