import Type from 'typebox';
import { closed, Id, IdParams, Reason } from '../entities/common.ts';
import {
  LeagueReportSchema,
  LeagueReportsSchema,
  NewMeasurePropsSchema,
  NewReportDeedSchema,
} from '../entities/league/league-report.ts';
import { route } from '../route.ts';
import { FixtureParams } from './leagues.ts';

const tag = 'leagues';

/** The reports of the fixtures of leagues, and what their offices decide. */
export const leagueReportRoutes = {
  listReports: route({
    address: 'GET /leagues/{id}/reports',
    summary:
      'The reports of all fixtures of a published league with what is open, and all measures, for its office',
    tag,
    caller: 'user',
    params: IdParams,
    answer: LeagueReportsSchema,
    errors: ['error.not-found'],
  }),
  readReport: route({
    address: 'GET /leagues/{id}/fixtures/{number}/report',
    summary: 'The report of a fixture, for both teams, devices of the guests and the office',
    tag,
    caller: 'guest',
    params: FixtureParams,
    answer: LeagueReportSchema,
    errors: ['error.not-found'],
  }),
  addReportAct: route({
    address: 'POST /leagues/{id}/fixtures/{number}/acts',
    summary:
      'A side objects or asks to take the signatures back; the office checks the report, takes signatures back, or decides something else than was played. A repeat adds nothing',
    tag,
    caller: 'guest',
    params: FixtureParams,
    body: Type.Object({ actId: Id, deed: NewReportDeedSchema }, closed),
    answer: LeagueReportSchema,
    errors: [
      'error.not-found',
      'error.id-already-exists',
      'error.leagues.report-not-ready',
      'error.leagues.too-late',
      'error.leagues.reason-missing',
      'error.leagues.too-many-acts',
      'error.leagues.concerned',
    ],
  }),
  addMeasure: route({
    address: 'POST /leagues/{id}/measures',
    summary:
      'The office records a measure against a team; only points change the table. A repeat adds nothing',
    tag,
    caller: 'user',
    params: IdParams,
    body: Type.Object({ actId: Id, props: NewMeasurePropsSchema }, closed),
    answer: LeagueReportsSchema,
    errors: [
      'error.not-found',
      'error.id-already-exists',
      'error.leagues.too-many-acts',
      'error.leagues.concerned',
    ],
  }),
  undoLeagueAct: route({
    address: 'PATCH /leagues/{id}/acts/{actId}/undo',
    summary:
      'Takes back a decision or a measure of the office, or an own objection; it stays in the list. A repeat changes nothing',
    tag,
    caller: 'guest',
    params: Type.Object({ id: Id, actId: Id }, closed),
    body: Type.Object({ reason: Reason }, closed),
    errors: ['error.not-found', 'error.leagues.report-not-ready', 'error.leagues.concerned'],
  }),
} as const;
