import type { EventEntity } from '@neundarter/contract/entities/event';
import { ok } from '@neundarter/rules/result';
import { seriesTableOf } from '@neundarter/rules/series/series-table';
import type { EventCommand } from '../events/change-locked-event.ts';
import type { Outcome } from '../platform/http/handler.ts';
import type { TournamentPlatform } from '../tournaments/core/change-tournament.ts';
import { setSeedingByFigures } from '../tournaments/setup/set-seeding-list.ts';
import { findReadableSeries } from './access.ts';
import { describePoints } from './describe-series.ts';
import { findEventIdsOf } from './event-rows.ts';

/**
 * Sets the seeding list of a tournament by the table of a series that the caller may see. Refusals: those of
 * `setSeedingByFigures`, and `error.not-found` for the series.
 */
export const setSeedingBySeries = (
  platform: TournamentPlatform,
  { seriesId, ...command }: EventCommand & { readonly seriesId: string },
): Promise<Outcome<EventEntity>> =>
  setSeedingByFigures(platform, command, async (q) => {
    const series = await findReadableSeries(q, { actor: command.actor, id: seriesId });
    if (!series.ok) return series;
    const { events } = await describePoints(q, series.value, await findEventIdsOf(q, seriesId));
    const table = seriesTableOf(events, series.value.config.bestResults);
    return ok(new Map(table.map(({ playerId, counted }) => [playerId, counted])));
  });
