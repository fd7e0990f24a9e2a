import Type from 'typebox';
import { closed, Id, IdParams } from '../entities/common.ts';
import { ChangedOpponentPropsSchema, NewOpponentPropsSchema, OpponentSchema } from '../entities/opponent.ts';
import { maxOpponents } from '../limits.ts';
import { route } from '../route.ts';

const tag = 'opponents';
const OpponentParams = Type.Object({ id: Id, opponentId: Id }, closed);

export const opponentRoutes = {
  listOpponents: route({
    address: 'GET /teams/{id}/opponents',
    summary: 'Teams without accounts that a team has entered to play against them, by name',
    tag,
    caller: 'user',
    params: IdParams,
    answer: Type.Array(OpponentSchema, { maxItems: maxOpponents }),
    errors: ['error.not-found'],
  }),
  createOpponent: route({
    address: 'POST /teams/{id}/opponents',
    summary: 'Enters a team with its players; a repeated call creates nothing more',
    tag,
    caller: 'user',
    params: IdParams,
    body: Type.Object({ id: Id, props: NewOpponentPropsSchema }, closed),
    answer: OpponentSchema,
    errors: [
      'error.not-found',
      'error.id-already-exists',
      'error.players.online-id-taken',
      'error.teams.too-many-opponents',
    ],
  }),
  changeOpponent: route({
    address: 'PATCH /teams/{id}/opponents/{opponentId}',
    summary: 'Changes name or players; players that are left out are removed',
    tag,
    caller: 'user',
    params: OpponentParams,
    body: Type.Object({ changedProps: ChangedOpponentPropsSchema }, closed),
    answer: OpponentSchema,
    errors: [
      'error.not-found',
      'error.id-already-exists',
      'error.players.online-id-taken',
      'error.teams.opponent-in-use',
    ],
  }),
  deleteOpponent: route({
    address: 'DELETE /teams/{id}/opponents/{opponentId}',
    summary: 'Removes such a team; match days that it has played keep its name',
    tag,
    caller: 'user',
    params: OpponentParams,
    errors: ['error.not-found', 'error.teams.opponent-in-use'],
  }),
} as const;
