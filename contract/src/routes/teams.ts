import Type from 'typebox';
import { Count, closed, Id, IdParams, lineOfText, pageOf, paging } from '../entities/common.ts';
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
import { maxNameLength, maxPictureBytes, maxPlayersOfTeam, maxTeamsOfPlayer } from '../limits.ts';
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
    summary: 'Teams that fit the filter, by name; with pictureUrl instead of the picture',
    tag,
    caller: 'guest',
    query: Type.Object({ ...filters, ...paging }, closed),
    answer: pageOf(TeamSchema),
    errors: [],
  }),
  readTeam: route({
    address: 'GET /teams/{id}',
    summary: 'One team, with picture',
    tag,
    caller: 'anyone',
    params: IdParams,
    answer: TeamSchema,
    errors: ['error.not-found'],
  }),
  listTeamsOfUser: route({
    address: 'GET /users/{id}/teams',
    summary: 'Teams in which the user is a confirmed player, oldest first; before verifying only one’s own',
    tag,
    caller: 'account',
    params: IdParams,
    answer: Type.Array(TeamSchema, { maxItems: maxTeamsOfPlayer }),
    errors: ['error.not-found'],
  }),
  createTeam: route({
    address: 'POST /teams/',
    summary: 'Creates a team; the client chooses the id, so a repeated call creates nothing more',
    tag,
    caller: 'user',
    body: Type.Object({ id: Id, props: NewTeamPropsSchema }, closed),
    answer: TeamSchema,
    errors: ['error.id-already-exists'],
  }),
  changeTeam: route({
    address: 'PATCH /teams/',
    summary: 'Changes a team; only platform admins decide whether it may use tournaments',
    tag,
    caller: 'user',
    body: Type.Object({ id: Id, changedProps: ChangedTeamPropsSchema }, closed),
    answer: TeamSchema,
    errors: ['error.not-found'],
  }),
  deleteTeam: route({
    address: 'DELETE /teams/{id}',
    summary: 'Deletes a team with its events, unless one of its competitions was started; its players stay',
    tag,
    caller: 'user',
    params: IdParams,
    errors: ['error.not-found', 'error.teams.has-played'],
  }),
  uploadTeamPicture: route({
    address: 'POST /teams/{id}/upload',
    summary: 'Sets the picture of a team',
    tag,
    caller: 'user',
    params: IdParams,
    file: { field: 'picture', maxBytes: maxPictureBytes },
    answer: TeamSchema,
    errors: [
      'error.not-found',
      'error.picture.not-an-image',
      'error.picture.kind-not-supported',
      'error.picture.too-large',
      'error.too-many-requests',
    ],
  }),
  listTeamPlayers: route({
    address: 'GET /teams/{id}/players',
    summary: 'Players of a team, by name; only its members see invited players who have not answered yet',
    tag,
    caller: 'guest',
    params: IdParams,
    query: Type.Object({ includePending: Type.Optional(Type.Boolean({ default: false })) }, closed),
    answer: Type.Array(PlayerSchema, { maxItems: maxPlayersOfTeam }),
    errors: ['error.not-found'],
  }),
  addTeamPlayer: route({
    address: 'POST /teams/{id}/players',
    summary:
      'Invites a registered player, or adds one without an account (with an address: and invites them to register)',
    tag,
    caller: 'user',
    params: IdParams,
    query: Type.Object(
      {
        isAgain: Type.Optional(
          Type.Boolean({
            default: false,
            description: 'sends an open invitation again, with a new link instead of the old one',
          }),
        ),
      },
      closed,
    ),
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
      'error.teams.too-many-players',
      'error.teams.too-many-teams',
      'error.too-many-requests',
    ],
  }),
  removeTeamPlayer: route({
    address: 'DELETE /teams/{id}/players/{playerId}',
    summary: 'Removes a player from a team, or withdraws an invitation',
    tag,
    caller: 'user',
    params: Type.Object({ id: Id, playerId: Id }, closed),
    query: Type.Object({ isConfirmed: Type.Optional(Type.Boolean({ default: false })) }, closed),
    errors: ['error.not-found', 'error.teams.last-admin'],
  }),
  validateInvite: route({
    address: 'POST /teams/{id}/validate-invite',
    summary: 'Accepts an invitation with the token of its mail; works once',
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
    summary: 'Asks the platform admins for a team',
    tag,
    caller: 'user',
    body: Type.Object({ id: Id, props: NewTeamWishPropsSchema }, closed),
    answer: TeamWishSchema,
    errors: ['error.id-already-exists', 'error.too-many-requests'],
  }),
  listTeamWishes: route({
    address: 'GET /team-wishes',
    summary:
      'Open wishes for a team, oldest first; for admins, and with playerId also for the player who made the wish',
    tag,
    caller: 'user',
    query: Type.Object({ playerId: Type.Optional(Id), ...paging }, closed),
    answer: pageOf(TeamWishSchema),
    errors: [],
  }),
  deleteTeamWish: route({
    address: 'DELETE /team-wishes/{id}',
    summary: 'Deletes a wish; for admins and the player who made it',
    tag,
    caller: 'user',
    params: IdParams,
    errors: ['error.not-found'],
  }),
} as const;
