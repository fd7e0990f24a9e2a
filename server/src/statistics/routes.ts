import type { statisticsRoutes } from '@neundarter/contract/routes/statistics';
import type { EventRights } from '../events/gather-event-rights.ts';
import type { Exports } from '../platform/exports.ts';
import type { Handlers } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { exportMatches } from './export-matches.ts';
import { readDistribution } from './read-distribution.ts';
import { countPlayerMatches, listPlayerMatches, readPlayerStatistics } from './reads.ts';

/** Handlers of the calls about a player's matches and statistics. */
export const statisticsHandlers = (
  platform: Platform,
  { rights, exports }: { readonly rights: EventRights; readonly exports: Exports },
): Handlers<typeof statisticsRoutes> => {
  const { db } = platform;
  const reader = { ...platform, rights };
  const communityOf = readDistribution(platform);
  return {
    countPlayerMatches: ({ actor, params, query }) =>
      countPlayerMatches(reader, { actor, playerId: params.id, ...query }),
    listPlayerMatches: ({ actor, params, query }) =>
      listPlayerMatches(reader, { actor, playerId: params.id, ...query }),
    readPlayerStatistics: ({ actor, params, query }) =>
      readPlayerStatistics(reader, communityOf, { actor, playerId: params.id, ...query }),
    exportPlayerMatches: ({ actor, params, query }) =>
      exportMatches({ db, exports }, { actor, playerId: params.id, ...query }),
  };
};
