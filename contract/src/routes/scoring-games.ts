import { mostThrows } from '@neundarter/rules/practice/kinds/practice-kind';
import { hitTypes } from '@neundarter/rules/practice/practice-kinds';
import { scoringGameStatuses } from '@neundarter/rules/practice/types';
import Type from 'typebox';
import { Count, closed, Id, IdParams, pageOf, paging, TimeStamp } from '../entities/common.ts';
import { oneOf } from '../entities/match-config.ts';
import {
  KindField,
  NewScoringGamePropsSchema,
  ScoringGameHeadSchema,
  ScoringGameSchema,
} from '../entities/scoring-game.ts';
import { route } from '../route.ts';

const tag = 'scoring-games';
const filters = {
  playerId: Type.Optional(Id),
  status: Type.Optional(oneOf(scoringGameStatuses)),
  kind: KindField,
};

/** `newest`: latest start first; `best`: best score of the kind first, the earlier one first among equal scores. */
const scoringGameOrders = ['newest', 'best'] as const;

export const scoringGameRoutes = {
  countScoringGames: route({
    address: 'GET /scoring-games/count',
    summary: 'Number of the caller’s own practice games',
    tag,
    caller: 'guest',
    query: Type.Object(filters, closed),
    answer: Count,
    errors: [],
  }),
  listScoringGames: route({
    address: 'GET /scoring-games',
    summary: 'The caller’s own practice games, newest first, without their throws',
    tag,
    caller: 'guest',
    query: Type.Object({ ...filters, order: Type.Optional(oneOf(scoringGameOrders)), ...paging }, closed),
    answer: pageOf(ScoringGameHeadSchema),
    errors: [],
  }),
  readScoringGame: route({
    address: 'GET /scoring-games/{id}',
    summary: 'One practice game of the caller, with all its throws',
    tag,
    caller: 'guest',
    params: IdParams,
    answer: ScoringGameSchema,
    errors: ['error.not-found'],
  }),
  createScoringGame: route({
    address: 'POST /scoring-games/',
    summary: 'Starts a practice game; the client chooses the id, so a repeated call starts nothing more',
    tag,
    caller: 'guest',
    body: Type.Object({ id: Id, props: NewScoringGamePropsSchema }, closed),
    answer: ScoringGameSchema,
    errors: ['error.id-already-exists'],
  }),
  deleteScoringGame: route({
    address: 'DELETE /scoring-games/{id}',
    summary: 'Deletes a practice game of the caller permanently',
    tag,
    caller: 'guest',
    params: IdParams,
    errors: ['error.not-found'],
  }),
  recordHit: route({
    address: 'POST /scoring-games/{id}/throw',
    summary: 'Records one dart; the request id becomes the id of the throw',
    tag,
    caller: 'guest',
    params: IdParams,
    body: Type.Object(
      {
        hitType: oneOf(hitTypes),
        throwNumber: Type.Optional(
          Type.Integer({
            minimum: 1,
            maximum: mostThrows,
            description: 'number of the dart in the game, from 1',
          }),
        ),
        timeStamp: Type.Optional(TimeStamp),
      },
      closed,
    ),
    answer: ScoringGameSchema,
    errors: [
      'error.not-found',
      'error.id-already-exists',
      'error.scoring-game.finished',
      'error.scoring-game.out-of-sync',
    ],
    isIdempotent: true,
  }),
  undoHit: route({
    address: 'DELETE /scoring-games/{id}/throw',
    summary:
      'Takes back the last dart; a finished game then continues; with throwId only if that is the last one',
    tag,
    caller: 'guest',
    params: IdParams,
    query: Type.Object({ throwId: Type.Optional(Type.String({ maxLength: 64 })) }, closed),
    answer: ScoringGameSchema,
    errors: [
      'error.not-found',
      'error.id-already-exists',
      'error.scoring-game.no-throw-to-undo',
      'error.scoring-game.out-of-sync',
    ],
    isIdempotent: true,
  }),
} as const;
