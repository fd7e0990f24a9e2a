import type { PresenceReports } from '@neundarter/contract/entities/presence-report';
import { ok } from '@neundarter/rules/result';
import type { Outcome } from '../platform/http/handler.ts';
import { describeReports, findReported } from './change-reports.ts';
import type { HallCommand, HallPlatform } from './reads.ts';

/** What people have said of themselves before and during a tournament, for its organisers. */
export const readReports = (
  platform: HallPlatform,
  command: HallCommand,
): Promise<Outcome<PresenceReports>> =>
  platform.db.read(async (q): Promise<Outcome<PresenceReports>> => {
    const found = await findReported(q, platform, command);
    return found.ok ? ok(await describeReports(q, command.id)) : found;
  });
