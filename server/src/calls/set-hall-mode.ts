import type { HallEntity } from '@neundarter/contract/entities/hall';
import type { HallMode } from '@neundarter/rules/hall/call';
import { ok } from '@neundarter/rules/result';
import type { Outcome } from '../platform/http/handler.ts';
import { changeHall } from './change-hall.ts';
import { writeMode } from './hall-rows.ts';
import type { HallCommand, HallPlatform } from './reads.ts';

/** Chooses how organisers call in the hall of a tournament. */
export const setHallMode = (
  platform: HallPlatform,
  { mode, ...command }: HallCommand & { readonly mode: HallMode },
): Promise<Outcome<HallEntity>> =>
  changeHall(platform, command, async (tx) => {
    await writeMode(tx, command.id, mode);
    return ok({ matchIds: [] });
  });
