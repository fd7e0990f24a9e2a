import type { NewSeriesProps, SeriesConfig, SeriesEntity } from '@neundarter/contract/entities/series';
import { ok, refused } from '@neundarter/rules/result';
import { defaultPointsConfig } from '@neundarter/rules/series/points-config';
import { contentHash } from '../platform/content-hash.ts';
import type { Actor, Outcome } from '../platform/http/handler.ts';
import { checkManager } from './access.ts';
import { describeOneSeries, type SeriesPlatform } from './describe-series.ts';
import { findSeries, insertSeries } from './store.ts';

type NewSeries = { readonly actor: Actor; readonly id: string; readonly props: NewSeriesProps };

/** The configuration that a client has sent, complete. */
export const completeConfig = (sent: NewSeriesProps['config'] = defaultPointsConfig): SeriesConfig => ({
  ...sent,
  bestResults: sent.bestResults ?? null,
});

/** Creates a series. If the same user repeats the call with the same id and props, the answer is this series. */
export const createSeries = async (
  platform: SeriesPlatform,
  { actor, id, props }: NewSeries,
): Promise<Outcome<SeriesEntity>> => {
  const { clock, db } = platform;
  const { teamId, isPublic = false, isSearchable = false } = props;
  if (actor.kind !== 'user') return refused('error.insufficient-permissions');
  const config = completeConfig(props.config);
  const made = { propsHash: contentHash(props), createdBy: actor.id, createdAt: clock.now() };
  const series = { id, teamId, name: props.name.trim(), isPublic, isSearchable, config, ...made };
  return db.write(async (tx): Promise<Outcome<SeriesEntity>> => {
    const checked = await checkManager(tx.q, actor, teamId);
    if (!checked.ok) return checked;
    if (await insertSeries(tx, series)) return ok(await describeOneSeries(tx.q, platform, { series }));
    const known = await findSeries(tx.q, id);
    const isSame = known?.propsHash === series.propsHash && known.createdBy === series.createdBy;
    if (!isSame) return refused('error.id-already-exists');
    return ok(await describeOneSeries(tx.q, platform, { series: known }));
  });
};
