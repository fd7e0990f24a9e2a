import Type from 'typebox';
import { Count, closed, Id, IdParams, lineOfText, oneOrMore, pageOf, paging } from '../entities/common.ts';
import { oneOf } from '../entities/match-config.ts';
import {
  ChangedPlayerPropsSchema,
  NewPlayerPropsSchema,
  OnlineId,
  OnlinePlayerSchema,
  PlayerSchema,
  playerTypes,
} from '../entities/player.ts';
import { maxNameLength, maxPictureBytes } from '../limits.ts';
import { route } from '../route.ts';

const tag = 'players';
const filters = {
  type: Type.Optional(oneOrMore(oneOf(playerTypes))),
  fullName: Type.Optional(lineOfText({ minLength: 1, maxLength: maxNameLength })),
  externalId: Type.Optional(lineOfText({ minLength: 1, maxLength: maxNameLength })),
};

export const playerRoutes = {
  countPlayers: route({
    address: 'GET /players/count',
    summary: 'Number of players that fit the filter',
    tag,
    caller: 'user',
    query: Type.Object(filters, closed),
    answer: Count,
    errors: [],
  }),
  listPlayers: route({
    address: 'GET /players',
    summary: 'Players that fit the filter, by name; with pictureUrl instead of the picture',
    tag,
    caller: 'user',
    query: Type.Object({ ...filters, ...paging }, closed),
    answer: pageOf(PlayerSchema),
    errors: [],
  }),
  readPlayer: route({
    address: 'GET /players/{id}',
    summary: 'One player, with picture',
    tag,
    caller: 'anyone',
    params: IdParams,
    answer: PlayerSchema,
    errors: ['error.not-found'],
  }),
  readPlayerOfUid: route({
    address: 'GET /players/uid/{uid}',
    summary: 'The player of a user',
    tag,
    caller: 'guest',
    params: Type.Object({ uid: Id }, closed),
    answer: PlayerSchema,
    errors: ['error.not-found'],
  }),
  readOnlinePlayer: route({
    address: 'GET /players/online/{code}',
    summary: 'The player with an online id, if there is one',
    tag,
    caller: 'guest',
    params: Type.Object({ code: OnlineId }, closed),
    answer: OnlinePlayerSchema,
    isAnswerOptional: true,
    errors: [],
  }),
  readPlayerOfUser: route({
    address: 'GET /users/{id}/player',
    summary: 'The player of a user; before verifying only one’s own',
    tag,
    caller: 'account',
    params: IdParams,
    answer: PlayerSchema,
    errors: ['error.not-found'],
  }),
  createPlayer: route({
    address: 'POST /players/',
    summary:
      'Creates a player without an account; the client chooses the id, so a repeated call creates nothing more',
    tag,
    caller: 'user',
    body: Type.Object({ id: Id, props: NewPlayerPropsSchema }, closed),
    answer: PlayerSchema,
    errors: ['error.id-already-exists', 'error.players.online-id-taken'],
  }),
  changePlayer: route({
    address: 'PATCH /players/',
    summary: 'Changes profile or settings; fields left out keep their values',
    tag,
    caller: 'user',
    body: Type.Object({ id: Id, changedProps: ChangedPlayerPropsSchema }, closed),
    answer: PlayerSchema,
    errors: ['error.not-found'],
  }),
  deletePlayer: route({
    address: 'DELETE /players/{id}',
    summary: 'Deletes a player without an account',
    tag,
    caller: 'user',
    params: IdParams,
    errors: ['error.not-found'],
  }),
  uploadPlayerPicture: route({
    address: 'POST /players/{id}/upload',
    summary: 'Sets the picture: the server cuts the image file to a square and makes it small',
    tag,
    caller: 'user',
    params: IdParams,
    file: { field: 'profilePicture', maxBytes: maxPictureBytes },
    answer: PlayerSchema,
    errors: [
      'error.not-found',
      'error.picture.not-an-image',
      'error.picture.kind-not-supported',
      'error.picture.too-large',
      'error.too-many-requests',
    ],
  }),
  readPicture: route({
    address: 'GET /pictures/{id}',
    summary: 'Picture of a player or team; a new picture gets a new address',
    tag,
    caller: 'anyone',
    params: IdParams,
    answer: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' }),
    errors: ['error.not-found'],
  }),
} as const;
