import Type from 'typebox';
import { closed, Id, IdParams } from '../entities/common.ts';
import { LeagueMoveSchema, LeagueMovesSchema, NewMoveDeedSchema } from '../entities/league/league-move.ts';
import { route } from '../route.ts';
import { FixtureParams } from './leagues.ts';

const tag = 'leagues';

/** Moving the fixtures of published leagues. */
export const leagueMoveRoutes = {
  listMoves: route({
    address: 'GET /leagues/{id}/moves',
    summary: 'Moves that wait for an answer: for the office all, for members those of their teams',
    tag,
    caller: 'user',
    params: IdParams,
    answer: LeagueMovesSchema,
    errors: ['error.not-found'],
  }),
  readMove: route({
    address: 'GET /leagues/{id}/fixtures/{number}/move',
    summary: 'What was done about moving a fixture, for members of both teams and the office',
    tag,
    caller: 'user',
    params: FixtureParams,
    answer: LeagueMoveSchema,
    errors: ['error.not-found'],
  }),
  addMoveAct: route({
    address: 'POST /leagues/{id}/fixtures/{number}/move-acts',
    summary:
      'An admin of a team proposes dates, accepts one, refuses or withdraws; the office agrees, answers for a team without accounts, or moves the fixture. A repeat adds nothing',
    tag,
    caller: 'user',
    params: FixtureParams,
    body: Type.Object({ actId: Id, deed: NewMoveDeedSchema }, closed),
    answer: LeagueMoveSchema,
    errors: [
      'error.not-found',
      'error.id-already-exists',
      'error.leagues.move-closed',
      'error.leagues.move-changed',
      'error.leagues.move-date',
      'error.leagues.move-only-office',
      'error.leagues.too-late',
      'error.leagues.too-many-moves',
      'error.leagues.concerned',
    ],
  }),
} as const;
