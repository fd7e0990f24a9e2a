import type { RouteName } from '@neundarter/contract/routes/all';
import { of, type Rows } from './permission-calls.ts';
import { accountRows } from './permission-rows-accounts.ts';
import { agreementRows } from './permission-rows-agreements.ts';
import { boardRows } from './permission-rows-boards.ts';
import { calendarRows } from './permission-rows-calendars.ts';
import { callRows } from './permission-rows-calls.ts';
import { consentRows } from './permission-rows-consents.ts';
import { deviceRows } from './permission-rows-devices.ts';
import { eventRows } from './permission-rows-events.ts';
import { hookRows } from './permission-rows-hooks.ts';
import { leagueRows } from './permission-rows-leagues.ts';
import { matchdayRows } from './permission-rows-matchdays.ts';
import { matchRows } from './permission-rows-matches.ts';
import { moneyRows } from './permission-rows-money.ts';
import { newsRows } from './permission-rows-news.ts';
import { onlineRows } from './permission-rows-online.ts';
import { playerRows } from './permission-rows-players.ts';
import { practiceRows } from './permission-rows-practice.ts';
import { pushRows } from './permission-rows-pushes.ts';
import { relocationRows } from './permission-rows-relocations.ts';
import { replyRows } from './permission-rows-replies.ts';
import { reportRows } from './permission-rows-reports.ts';
import { resultFileRows } from './permission-rows-result-files.ts';
import { resultRows } from './permission-rows-results.ts';
import { runningRows } from './permission-rows-running.ts';
import { scoringRows } from './permission-rows-scoring.ts';
import { seriesRows } from './permission-rows-series.ts';
import { teamRows } from './permission-rows-teams.ts';
import { templateRows } from './permission-rows-templates.ts';
import { tournamentRows } from './permission-rows-tournaments.ts';
import { withToken } from './permission-scene.ts';

const logRows: Rows<'writeLog' | 'readOperator' | 'readAddress'> = {
  readOperator: [{ may: withToken, send: () => of('GET /operator') }],
  readAddress: [{ may: withToken, send: () => of('GET /address') }],
  writeLog: [{ may: withToken, send: () => of('POST /logs', { msg: 'Hallo' }) }],
};

/** Every call of the contract; one without a row does not compile. */
export const permissionRows: Rows<RouteName> = {
  ...accountRows,
  ...playerRows,
  ...teamRows,
  ...eventRows,
  ...matchdayRows,
  ...seriesRows,
  ...leagueRows,
  ...tournamentRows,
  ...resultRows,
  ...resultFileRows,
  ...runningRows,
  ...moneyRows,
  ...replyRows,
  ...templateRows,
  ...newsRows,
  ...logRows,
  ...matchRows,
  ...scoringRows,
  ...onlineRows,
  ...agreementRows,
  ...consentRows,
  ...practiceRows,
  ...boardRows,
  ...callRows,
  ...reportRows,
  ...pushRows,
  ...deviceRows,
  ...hookRows,
  ...calendarRows,
  ...relocationRows,
};
