import type { statisticsRoutes } from '@neundarter/contract/routes/statistics';
import type { Exports } from '../platform/exports.ts';
import { command } from '../platform/http/command.ts';
import type { Handlers } from '../platform/http/handler.ts';
import type { TournamentPlatform } from '../tournaments/core/change-tournament.ts';
import { exportMatches } from './export-matches.ts';
import { listTournaments } from './list-tournaments.ts';
import { readDistribution } from './read-distribution.ts';
import { countPlayerMatches, listPlayerMatches, readPlayerStatistics } from './reads.ts';
import { setSeedingByAverages } from './set-seeding-by-averages.ts';

/** Handlers of the calls about a player's matches and statistics. */
export const statisticsHandlers = (
  platform: TournamentPlatform,
  { exports }: { readonly exports: Exports },
): Handlers<typeof statisticsRoutes> => {
  const { db } = platform;
  const communityOf = readDistribution(platform);
  return {
    setSeedingByAverages: command(platform, setSeedingByAverages),
    countPlayerMatches: ({ actor, params, query }) =>
      countPlayerMatches(platform, { actor, playerId: params.id, ...query }),
    listPlayerMatches: ({ actor, params, query }) =>
      listPlayerMatches(platform, { actor, playerId: params.id, ...query }),
    readPlayerStatistics: ({ actor, params, query }) =>
      readPlayerStatistics(platform, communityOf, { actor, playerId: params.id, ...query }),
    listPlayerTournaments: ({ actor, params, query }) =>
      listTournaments(db, { actor, playerId: params.id, ...query }),
    exportPlayerMatches: ({ actor, params, query }) =>
      exportMatches({ db, exports }, { actor, playerId: params.id, ...query }),
  };
};
