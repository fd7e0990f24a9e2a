import type { seriesRoutes } from '@neundarter/contract/routes/series';
import { ok } from '@neundarter/rules/result';
import { command } from '../platform/http/command.ts';
import type { Handlers } from '../platform/http/handler.ts';
import type { TournamentPlatform } from '../tournaments/core/change-tournament.ts';
import { changeSeries } from './change-series.ts';
import { createSeries } from './create-series.ts';
import { deleteSeries } from './delete-series.ts';
import type { SeriesPlatform } from './describe-series.ts';
import { countSeries, listSeries, readCanUpdateSeries, readSeries } from './reads.ts';
import { setSeedingBySeries } from './set-seeding-by-series.ts';
import { setSeriesPoints } from './set-series-points.ts';

/** Handlers of the calls about series. */
export const seriesHandlers = (
  platform: SeriesPlatform & TournamentPlatform,
): Handlers<typeof seriesRoutes> => ({
  countSeries: async ({ actor, query }) => ok({ count: await countSeries(platform.db, actor, query) }),
  listSeries: async ({ actor, query }) => ok(await listSeries(platform, actor, query)),
  readSeries: ({ actor, params, query }) => readSeries(platform, { actor, ...params, ...query }),
  readCanUpdateSeries: ({ actor, params }) => readCanUpdateSeries(platform, { actor, id: params.id }),
  createSeries: ({ actor, body }) => createSeries(platform, { actor, ...body }),
  changeSeries: ({ actor, body }) => changeSeries(platform, { actor, ...body }),
  setSeriesPoints: ({ actor, params, body }) =>
    setSeriesPoints(platform, { actor, id: params.id, config: body }),
  setSeedingBySeries: command(platform, setSeedingBySeries),
  deleteSeries: ({ actor, params }) => deleteSeries(platform, { actor, id: params.id }),
});
