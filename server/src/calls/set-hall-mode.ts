import type { HallEntity } from '@neundarter/contract/entities/hall';
import type { HallMode } from '@neundarter/rules/hall/call';
import { mayRelease } from '@neundarter/rules/hall/release';
import { ok, refused } from '@neundarter/rules/result';
import type { Outcome } from '../platform/http/handler.ts';
import { changeHall } from './change-hall.ts';
import { writeHallChoice } from './hall-rows.ts';
import type { HallCommand, HallPlatform } from './reads.ts';
import { wakeHalls } from './watch-halls.ts';

/** Chooses how matches are called in the hall of a tournament. */
export const setHallMode = (
  platform: HallPlatform,
  { mode, ...command }: HallCommand & { readonly mode: HallMode },
): Promise<Outcome<HallEntity>> =>
  changeHall(platform, command, async (tx) => {
    await writeHallChoice(tx, command.id, { mode });
    tx.afterCommit(() => wakeHalls(platform.db));
    return ok({ matchIds: [] });
  });

/**
 * Releases the knockout of a tournament whose groups are finished, before its tables were shown for long. A repeat changes nothing;
 * `error.calls.not-ready` while the groups are played.
 */
export const releaseKnockout = (platform: HallPlatform, command: HallCommand): Promise<Outcome<HallEntity>> =>
  changeHall(platform, command, async (tx, { hall, now }) => {
    const [competition] = hall.input.state.competitions;
    const from = competition?.knockoutFrom ?? null;
    if (from === null) return refused('error.calls.not-ready');
    if (!mayRelease(from, now)) return ok(null);
    await writeHallChoice(tx, command.id, { releasedAt: now });
    return ok({ matchIds: [] });
  });
