import type { leagueRoutes } from '@neundarter/contract/routes/leagues';
import { ok } from '@neundarter/rules/result';
import type { EventPlatform } from '../events/change-locked-event.ts';
import { command } from '../platform/http/command.ts';
import type { Handlers } from '../platform/http/handler.ts';
import { answerLeague } from './answer-league.ts';
import { changeLeague } from './change-league.ts';
import { createLeague } from './create-league.ts';
import { deleteLeague } from './delete-league.ts';
import { gamesCache } from './games-cache.ts';
import { publishLeague } from './publish-league.ts';
import { readLeaguePlayers } from './read-league-players.ts';
import { listLeagues, readLeague } from './reads.ts';
import { setFixtureResult } from './set-fixture-result.ts';

/** Handlers of the calls about leagues. */
export const leagueHandlers = (platform: EventPlatform): Handlers<typeof leagueRoutes> => {
  const reader = { ...platform, cache: gamesCache() };
  return {
    listLeagues: async ({ actor, query }) => ok(await listLeagues(platform, actor, query)),
    readLeague: ({ actor, params }) => readLeague(platform, { actor, ...params }),
    readLeaguePlayers: ({ actor, params, ifNoneMatch }) =>
      readLeaguePlayers(reader, { actor, ...params, ...(ifNoneMatch !== undefined && { ifNoneMatch }) }),
    createLeague: ({ actor, body }) => createLeague(platform, { actor, ...body }),
    changeLeague: ({ actor, body }) => changeLeague(platform, { actor, ...body }),
    answerLeague: command(platform, answerLeague),
    publishLeague: ({ actor, params }) => publishLeague(platform, { actor, ...params }),
    setFixtureResult: command(platform, setFixtureResult),
    deleteLeague: ({ actor, params }) => deleteLeague(platform, { actor, ...params }),
  };
};
