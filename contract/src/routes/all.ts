import type { Route } from '../route.ts';
import { agreementRoutes } from './agreements.ts';
import { boardRoutes } from './boards.ts';
import { calendarRoutes } from './calendars.ts';
import { callRoutes } from './calls.ts';
import { consentRoutes } from './consents.ts';
import { deviceRoutes } from './devices.ts';
import { eventRoutes } from './events.ts';
import { hookRoutes } from './hooks.ts';
import { leagueMoveRoutes } from './league-moves.ts';
import { leagueReportRoutes } from './league-reports.ts';
import { leagueRoutes } from './leagues.ts';
import { loginRoutes, sessionRoutes } from './login.ts';
import { logRoutes } from './logs.ts';
import { matchdayRoutes } from './matchdays.ts';
import { matchRoutes } from './matches.ts';
import { moneyRoutes } from './money.ts';
import { newsRoutes } from './news.ts';
import { onlineRoutes } from './online.ts';
import { operatorRoutes } from './operator.ts';
import { opponentRoutes } from './opponents.ts';
import { ownDataRoutes } from './own-data.ts';
import { playerRoutes } from './players.ts';
import { presenceReportRoutes } from './presence-reports.ts';
import { pushRoutes } from './pushes.ts';
import { rankingRoutes } from './rankings.ts';
import { relocationRoutes } from './relocations.ts';
import { replyRoutes } from './replies.ts';
import { resultFileRoutes } from './result-files.ts';
import { resultRoutes } from './results.ts';
import { runningTournamentRoutes } from './running-tournaments.ts';
import { scoringRoutes } from './scoring.ts';
import { scoringGameRoutes } from './scoring-games.ts';
import { seriesRoutes } from './series.ts';
import { statisticsRoutes } from './statistics.ts';
import { teamRoutes } from './teams.ts';
import { templateRoutes } from './templates.ts';
import { tournamentRoutes } from './tournaments.ts';
import { userRoutes } from './users.ts';

/** Every call of the API, by name. */
export const routes = {
  ...loginRoutes,
  ...sessionRoutes,
  ...userRoutes,
  ...playerRoutes,
  ...teamRoutes,
  ...opponentRoutes,
  ...logRoutes,
  ...operatorRoutes,
  ...matchRoutes,
  ...scoringRoutes,
  ...ownDataRoutes,
  ...onlineRoutes,
  ...agreementRoutes,
  ...consentRoutes,
  ...eventRoutes,
  ...matchdayRoutes,
  ...tournamentRoutes,
  ...resultRoutes,
  ...resultFileRoutes,
  ...runningTournamentRoutes,
  ...moneyRoutes,
  ...replyRoutes,
  ...templateRoutes,
  ...rankingRoutes,
  ...seriesRoutes,
  ...leagueRoutes,
  ...leagueMoveRoutes,
  ...leagueReportRoutes,
  ...newsRoutes,
  ...scoringGameRoutes,
  ...statisticsRoutes,
  ...boardRoutes,
  ...callRoutes,
  ...presenceReportRoutes,
  ...pushRoutes,
  ...deviceRoutes,
  ...hookRoutes,
  ...calendarRoutes,
  ...relocationRoutes,
} as const satisfies {
  readonly [name: string]: Route;
};

export type Routes = typeof routes;
export type RouteName = keyof Routes;

type RoutesByAddress = { readonly [Name in RouteName as Routes[Name]['address']]: Routes[Name] };

export type AnyAddress = keyof RoutesByAddress;
/** The route behind an address such as `GET /matches/{id}`. */
export type RouteAt<A extends AnyAddress> = RoutesByAddress[A];
