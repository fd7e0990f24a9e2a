import Type from 'typebox';
import { Count, closed, Id, IdParams, lineOfText, paging } from '../entities/common.ts';
import { PlayerSchema } from '../entities/player.ts';
import {
  ChangedTeamPropsSchema,
  InviteCheckSchema,
  NewTeamPropsSchema,
  NewTeamWishPropsSchema,
  TeamSchema,
  TeamWishSchema,
} from '../entities/team.ts';
import { EmailAddress, MailToken } from '../entities/user.ts';
import { maxNameLength, maxPictureBytes } from '../limits.ts';
import { route } from '../route.ts';

const tag = 'teams';
const filters = {
  name: Type.Optional(lineOfText({ minLength: 1, maxLength: maxNameLength })),
};

export const teamRoutes = {
  countTeams: route({
    address: 'GET /teams/count',
    summary: 'Number of teams that fit the filter',
    tag,
    caller: 'guest',
    query: Type.Object(filters, closed),
    answer: Count,
    errors: [],
  }),
  listTeams: route({
    address: 'GET /teams',
    summary: 'Teams that fit the filter, by name; without pictures, which have addresses',
    tag,
    caller: 'guest',
    query: Type.Object({ ...filters, ...paging }, closed),
    answer: Type.Array(TeamSchema),
    errors: [],
  }),
  readTeam: route({
    address: 'GET /teams/{id}',
    summary: 'One team with picture',
    tag,
    caller: 'anyone',
    params: IdParams,
    answer: TeamSchema,
    errors: ['error.not-found'],
  }),
  listTeamsOfUser: route({
    address: 'GET /users/{id}/teams',
    summary: 'Teams in which the user is a confirmed player, the oldest first',
    tag,
    caller: 'account',
    params: IdParams,
    answer: Type.Array(TeamSchema),
    errors: ['error.not-found'],
  }),
  createTeam: route({
    address: 'POST /teams/',
    summary: 'Makes a team; the client chooses the id, a repeat is harmless',
    tag,
    caller: 'user',
    body: Type.Object({ id: Id, props: NewTeamPropsSchema }, closed),
    answer: TeamSchema,
    errors: ['error.id-already-exists'],
  }),
  changeTeam: route({
    address: 'PATCH /teams/',
    summary: 'Changes a team; whether it may use tournaments is for platform admins',
    tag,
    caller: 'user',
    body: Type.Object({ id: Id, changedProps: ChangedTeamPropsSchema }, closed),
    answer: TeamSchema,
    errors: ['error.not-found'],
  }),
  deleteTeam: route({
    address: 'DELETE /teams/{id}',
    summary: 'Deletes a team; its players stay',
    tag,
    caller: 'user',
    params: IdParams,
    errors: ['error.not-found'],
  }),
  uploadTeamPicture: route({
    address: 'POST /teams/{id}/upload',
    summary: 'Sets the picture of a team',
    tag,
    caller: 'user',
    params: IdParams,
    file: { field: 'picture', maxBytes: maxPictureBytes },
    answer: TeamSchema,
    errors: ['error.not-found', 'error.picture.not-an-image', 'error.picture.too-large'],
  }),
  listTeamPlayers: route({
    address: 'GET /teams/{id}/players',
    summary: 'Players of a team, by name; those who have not answered yet only for its members',
    tag,
    caller: 'guest',
    params: IdParams,
    query: Type.Object({ includePending: Type.Optional(Type.Boolean({ default: false })) }, closed),
    answer: Type.Array(PlayerSchema),
    errors: ['error.not-found'],
  }),
  addTeamPlayer: route({
    address: 'POST /teams/{id}/players',
    summary:
      'Invites a registered player, or adds one without an account (with an address: invites to register)',
    tag,
    caller: 'user',
    params: IdParams,
    body: Type.Object(
      { emailAddress: Type.Optional(EmailAddress), playerId: Type.Optional(Id) },
      { ...closed, minProperties: 1 },
    ),
    answer: PlayerSchema,
    errors: [
      'error.not-found',
      'error.teams.player-is-already-member',
      'error.teams.player-is-already-invited',
      'error.teams.user-not-registered',
      'error.too-many-requests',
    ],
  }),
  removeTeamPlayer: route({
    address: 'DELETE /teams/{id}/players/{playerId}',
    summary: 'Puts a player out of a team, or takes an invitation back',
    tag,
    caller: 'user',
    params: Type.Object({ id: Id, playerId: Id }, closed),
    errors: ['error.not-found'],
  }),
  validateInvite: route({
    address: 'POST /teams/{id}/validate-invite',
    summary: 'Accepts an invitation by the token of its mail, once',
    tag,
    caller: 'anyone',
    params: IdParams,
    body: Type.Object({ playerId: Id, emailAddress: EmailAddress, token: MailToken }, closed),
    answer: InviteCheckSchema,
    errors: [
      'error.teams.invite-failed',
      'error.teams.invite-expired',
      'error.teams.invite-address-mismatch',
    ],
  }),
  createTeamWish: route({
    address: 'POST /team-wishes/',
    summary: 'Asks the platform for a team',
    tag,
    caller: 'user',
    body: Type.Object({ id: Id, props: NewTeamWishPropsSchema }, closed),
    answer: TeamWishSchema,
    errors: ['error.id-already-exists', 'error.too-many-requests'],
  }),
  listTeamWishes: route({
    address: 'GET /team-wishes',
    summary: 'Open wishes for a team, the oldest first; for admins. By playerId also for who wished',
    tag,
    caller: 'user',
    query: Type.Object({ playerId: Type.Optional(Id), ...paging }, closed),
    answer: Type.Array(TeamWishSchema),
    errors: [],
  }),
  deleteTeamWish: route({
    address: 'DELETE /team-wishes/{id}',
    summary: 'Takes a wish off the list; for admins and who wished',
    tag,
    caller: 'user',
    params: IdParams,
    errors: ['error.not-found'],
  }),
} as const;
