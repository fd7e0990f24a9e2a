import Type from 'typebox';
import { closed, Id, IdParams, pageOf, paging } from '../entities/common.ts';
import {
  ChangedLeaguePropsSchema,
  FixtureResultBody,
  LeaguePlayersSchema,
  LeagueSchema,
  ListedLeagueSchema,
  NewLeaguePropsSchema,
} from '../entities/league.ts';
import { maxFixturesOfLeague } from '../limits.ts';
import { route } from '../route.ts';

const tag = 'leagues';

export const FixtureParams = Type.Object(
  {
    id: Id,
    number: Type.Integer({
      minimum: 0,
      maximum: maxFixturesOfLeague - 1,
      description: 'place of the fixture in the list',
    }),
  },
  closed,
);

/** Leagues: their teams, fixtures and results. */
export const leagueRoutes = {
  listLeagues: route({
    address: 'GET /leagues',
    summary: 'Leagues that the caller may see, newest first, without their fixtures',
    tag,
    caller: 'anyone',
    query: Type.Object(
      {
        teamId: Type.Optional(
          Type.Unsafe<string>({ ...Id, description: 'leagues that this team runs or takes part in' }),
        ),
        ...paging,
      },
      closed,
    ),
    answer: pageOf(ListedLeagueSchema),
    errors: [],
  }),
  readLeague: route({
    address: 'GET /leagues/{id}',
    summary: 'One league with its fixtures and their results; the table follows from them',
    tag,
    caller: 'anyone',
    params: IdParams,
    answer: LeagueSchema,
    errors: ['error.not-found'],
  }),
  readLeaguePlayers: route({
    address: 'GET /leagues/{id}/players',
    summary: 'Players of a league with their figures, from the match days that the caller may see',
    tag,
    caller: 'anyone',
    params: IdParams,
    answer: LeaguePlayersSchema,
    errors: ['error.not-found'],
  }),
  createLeague: route({
    address: 'POST /leagues/',
    summary: 'Creates the draft of a league that a team runs; a repeated call creates nothing more',
    tag,
    caller: 'user',
    body: Type.Object({ id: Id, props: NewLeaguePropsSchema }, closed),
    answer: LeagueSchema,
    errors: ['error.not-found', 'error.id-already-exists', 'error.leagues.too-many'],
  }),
  changeLeague: route({
    address: 'PATCH /leagues/',
    summary: 'Changes a league; its plan and its format only while it is a draft',
    tag,
    caller: 'user',
    body: Type.Object({ id: Id, changedProps: ChangedLeaguePropsSchema }, closed),
    answer: LeagueSchema,
    errors: ['error.not-found', 'error.leagues.published'],
  }),
  answerLeague: route({
    address: 'PATCH /leagues/{id}/answer',
    summary: 'Says for a team that it takes part in a league, or not, while the league is a draft',
    tag,
    caller: 'user',
    params: IdParams,
    body: Type.Object({ teamId: Id, agrees: Type.Boolean() }, closed),
    answer: LeagueSchema,
    errors: ['error.not-found', 'error.leagues.published'],
  }),
  publishLeague: route({
    address: 'PATCH /leagues/{id}/publish',
    summary:
      'Publishes a league: each fixture becomes a match day of its two teams; those of which none has accounts stay without',
    tag,
    caller: 'user',
    params: IdParams,
    answer: LeagueSchema,
    errors: [
      'error.not-found',
      'error.leagues.incomplete',
      'error.leagues.requests-open',
      'error.teams.too-many-opponents',
    ],
  }),
  setFixtureResult: route({
    address: 'PATCH /leagues/{id}/fixtures/{number}/result',
    summary: 'Sets the result of a fixture that has no match day, or takes it back',
    tag,
    caller: 'user',
    params: FixtureParams,
    body: FixtureResultBody,
    answer: LeagueSchema,
    errors: ['error.not-found', 'error.leagues.has-matchday'],
  }),
  deleteLeague: route({
    address: 'DELETE /leagues/{id}',
    summary: 'Deletes a league permanently; its match days stay',
    tag,
    caller: 'user',
    params: IdParams,
    errors: ['error.not-found'],
  }),
} as const;
