import type { EventEntity } from '@neundarter/contract/entities/event';
import { threeDartAverage } from '@neundarter/rules/match/averages';
import { ok } from '@neundarter/rules/result';
import { calendarMonthOf, monthsUntil } from '@neundarter/rules/stats/calendar-months';
import type { EventCommand } from '../events/change-locked-event.ts';
import type { Outcome } from '../platform/http/handler.ts';
import type { TournamentPlatform } from '../tournaments/core/change-tournament.ts';
import { setSeedingByFigures } from '../tournaments/setup/set-seeding-list.ts';
import { monthRows } from './month-rows.ts';

/** Number of months whose averages count, this one included. */
const seedingMonths = 12;

/** Sets the seeding list of a tournament by the averages of the last twelve months. Refusals: those of `setSeedingByFigures`. */
export const setSeedingByAverages = (
  platform: TournamentPlatform,
  command: EventCommand,
): Promise<Outcome<EventEntity>> =>
  setSeedingByFigures(platform, command, async (q, playerIds) => {
    const months = monthsUntil(calendarMonthOf(platform.clock.now()), seedingMonths);
    const sums = await monthRows.findSums(q, { playerIds, months });
    return ok(new Map(sums.map(({ playerId, score, darts }) => [playerId, threeDartAverage(score, darts)])));
  });
