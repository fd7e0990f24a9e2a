import type { NewSeriesProps, SeriesEntity } from '@neundarter/contract/entities/series';
import { ok, refused } from '@neundarter/rules/result';
import { lockEvent } from '../events/lock-event.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { lockManagedSeries, type SeriesCommand } from './access.ts';
import { completeConfig } from './create-series.ts';
import { describeOneSeries, findStartedEvents, type SeriesPlatform } from './describe-series.ts';
import { findEventIdsOf } from './event-rows.ts';
import { updateSeries } from './store.ts';

type PointsOfSeries = SeriesCommand & { readonly config: NonNullable<NewSeriesProps['config']> };

/**
 * Sets what a series gives points for. Refusal: `error.series.points-fixed` once one of its tournaments has started. The
 * tournaments are locked, so that none starts meanwhile.
 */
export const setSeriesPoints = (
  platform: SeriesPlatform,
  { config, ...command }: PointsOfSeries,
): Promise<Outcome<SeriesEntity>> =>
  platform.db.write(async (tx): Promise<Outcome<SeriesEntity>> => {
    const locked = await lockManagedSeries(tx, command);
    if (!locked.ok) return locked;
    const eventIds = await findEventIdsOf(tx.q, command.id);
    for (const eventId of eventIds.toSorted()) await lockEvent(tx, eventId);
    const started = await findStartedEvents(tx.q, platform, eventIds);
    if (started.size > 0) return refused('error.series.points-fixed');
    const series = { ...locked.value, config: completeConfig(config) };
    await updateSeries(tx, series);
    return ok(await describeOneSeries(tx.q, platform, { series }));
  });
