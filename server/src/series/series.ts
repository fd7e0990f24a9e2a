import type { Actor } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { describeSeriesPage } from './describe-series-page.ts';
import { keepAchievements } from './keep-achievements.ts';
import { findOwnAchievements } from './reads.ts';
import { seriesHandlers } from './routes.ts';

/** What the server takes from series. */
export const series = {
  handlers: seriesHandlers,
  pages: describeSeriesPage,
  tournamentFollowers: [keepAchievements],
  exportOwn: async ({ db }: Platform, actor: Actor) => ({
    tournamentResults: await findOwnAchievements(db, actor),
  }),
};
