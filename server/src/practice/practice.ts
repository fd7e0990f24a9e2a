import type { Actor } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { forgetGames } from './forget-games.ts';
import { findAllGamesOf } from './reads.ts';
import { practiceHandlers } from './routes.ts';

/** What the server takes from the practice room. */
export const practice = {
  handlers: practiceHandlers,
  forgetUser: forgetGames,
  exportOwn: async ({ db }: Platform, actor: Actor) => ({ scoringGames: findAllGamesOf(db, actor) }),
};
