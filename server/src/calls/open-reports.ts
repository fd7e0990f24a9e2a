import type { PresenceReports } from '@neundarter/contract/entities/presence-report';
import { ok } from '@neundarter/rules/result';
import type { Outcome } from '../platform/http/handler.ts';
import { announceReports } from './announce-reports.ts';
import { changeReports } from './change-reports.ts';
import { writeHallChoice } from './hall-rows.ts';
import type { HallCommand, HallPlatform } from './reads.ts';

/** Lets people say of themselves that they are here or leave, or no longer. What they have said stays. */
export const openReports = (
  platform: HallPlatform,
  { isOpen, ...command }: HallCommand & { readonly isOpen: boolean },
): Promise<Outcome<PresenceReports>> =>
  changeReports(platform, command, async (tx) => {
    await writeHallChoice(tx, command.id, { isOpenToReports: isOpen });
    announceReports(platform, tx, command.id);
    return ok(true);
  });
