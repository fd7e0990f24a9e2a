import type { WriteTx } from '../platform/db/database.ts';
import type { Exports } from '../platform/exports.ts';
import type { Platform } from '../platform/platform.ts';
import type { TournamentPlatform } from '../tournaments/core/change-tournament.ts';
import { countPastMonths } from './count-past-months.ts';
import { forgetPlayer } from './forget-player.ts';
import { keepMatchStats } from './keep-match-stats.ts';
import { statisticsHandlers } from './routes.ts';

type Parts = TournamentPlatform & { readonly exports: Exports };

/** What the server takes from statistics. */
export const statistics = {
  handlers: (parts: Parts) => statisticsHandlers(parts, parts),
  followers: () => ({ match: [keepMatchStats], event: [keepMatchStats], seat: [keepMatchStats] }),
  forgetPlayer: {
    byRank: (_platform: Platform, tx: WriteTx, playerId: string) => forgetPlayer(tx, playerId),
  },
  afterStart: countPastMonths,
};
