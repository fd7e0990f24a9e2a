import type { leagueMoveRoutes } from '@neundarter/contract/routes/league-moves';
import type { leagueReportRoutes } from '@neundarter/contract/routes/league-reports';
import type { leagueRoutes } from '@neundarter/contract/routes/leagues';
import { ok } from '@neundarter/rules/result';
import type { EventPlatform } from '../events/change-locked-event.ts';
import { command } from '../platform/http/command.ts';
import type { Handlers } from '../platform/http/handler.ts';
import { addMeasure } from './add-measure.ts';
import { addMoveAct } from './add-move-act.ts';
import { addReportAct } from './add-report-act.ts';
import { answerLeague } from './answer-league.ts';
import { changeLeague } from './change-league.ts';
import { createLeague } from './create-league.ts';
import { deleteLeague } from './delete-league.ts';
import { gamesCache } from './games-cache.ts';
import { publishLeague } from './publish-league.ts';
import { readLeaguePlayers } from './read-league-players.ts';
import { listMoves, readMove } from './read-move.ts';
import { listReports, readReport } from './read-report.ts';
import { listLeagues, readLeague } from './reads.ts';
import { setFixtureResult } from './set-fixture-result.ts';
import { undoLeagueAct } from './undo-league-act.ts';

/** Handlers of the calls about leagues. */
export const leagueHandlers = (
  platform: EventPlatform,
): Handlers<typeof leagueRoutes & typeof leagueReportRoutes & typeof leagueMoveRoutes> => {
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
    listReports: ({ actor, params }) => listReports(platform, { actor, ...params }),
    readReport: ({ actor, params }) => readReport(platform, { actor, ...params }),
    addReportAct: command(platform, addReportAct),
    listMoves: ({ actor, params }) => listMoves(platform, { actor, ...params }),
    readMove: ({ actor, params }) => readMove(platform, { actor, ...params }),
    addMoveAct: command(platform, addMoveAct),
    addMeasure: command(platform, addMeasure),
    undoLeagueAct: command(platform, undoLeagueAct),
    deleteLeague: ({ actor, params }) => deleteLeague(platform, { actor, ...params }),
  };
};
