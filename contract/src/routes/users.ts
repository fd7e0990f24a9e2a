import Type from 'typebox';
import { Count, closed, Id, IdParams, pageOf, paging } from '../entities/common.ts';
import { EmailAddress, MailToken, Password, Roles, SessionSchema, UserSchema } from '../entities/user.ts';
import { route } from '../route.ts';

const tag = 'users';
const filters = { playerId: Type.Optional(Id) };
const passwordRules = [
  'error.registration.password-needs-special-character',
  'error.registration.password-too-short',
  'error.registration.password-needs-uppercase-letter',
  'error.registration.password-needs-lowercase-letter',
  'error.registration.password-needs-digit',
] as const;
const linkErrors = ['error.registration.invalid-link', 'error.registration.expired-link'] as const;

/** Confirms that a team or the platform is left without an admin. */
const isConfirmed = Type.Optional(Type.Boolean({ default: false }));

export const userRoutes = {
  registerUser: route({
    address: 'POST /users/register',
    summary: 'Creates an account, signs in and sends the mail that confirms the address',
    tag,
    caller: 'anyone',
    body: Type.Object(
      {
        emailAddress: EmailAddress,
        password: Password,
        playerId: Type.Optional(Id),
        teamId: Type.Optional(Id),
      },
      closed,
    ),
    answer: SessionSchema,
    errors: ['error.registration.address-already-in-use', 'error.too-many-requests', ...passwordRules],
  }),
  readIsRegistered: route({
    address: 'GET /users/registered',
    summary: 'Whether an address is registered',
    tag,
    caller: 'anyone',
    query: Type.Object({ emailAddress: EmailAddress }, closed),
    answer: Type.Object({ isRegistered: Type.Boolean() }, closed),
    errors: [],
  }),
  verifyEmailAddress: route({
    address: 'POST /users/verify',
    summary: 'Confirms an address with the token of its mail',
    tag,
    caller: 'anyone',
    body: Type.Object({ token: MailToken }, closed),
    errors: [...linkErrors],
  }),
  resendVerification: route({
    address: 'POST /users/resend-verification',
    summary: 'Sends the mail that confirms the address once more',
    tag,
    caller: 'account',
    errors: ['error.registration.already-verified', 'error.too-many-requests'],
  }),
  requestPasswordReset: route({
    address: 'POST /users/reset-password',
    summary: 'Sends a mail with a link to set a new password, if the address is registered',
    tag,
    caller: 'anyone',
    body: Type.Object({ emailAddress: EmailAddress }, closed),
    errors: [],
  }),
  checkPasswordLink: route({
    address: 'POST /users/check-password-link',
    summary: 'Whether the token of a mail can still set a password; changes nothing',
    tag,
    caller: 'anyone',
    body: Type.Object({ token: MailToken }, closed),
    errors: linkErrors,
  }),
  setNewPassword: route({
    address: 'POST /users/new-password',
    summary: 'Sets a password with the token of a mail; ends all sessions',
    tag,
    caller: 'anyone',
    body: Type.Object({ token: MailToken, password: Password }, closed),
    errors: ['error.too-many-requests', ...linkErrors, ...passwordRules],
  }),
  readOwnUser: route({
    address: 'GET /users/me',
    summary: 'The signed-in user',
    tag,
    caller: 'account',
    answer: UserSchema,
    errors: [],
  }),
  countUsers: route({
    address: 'GET /users/count',
    summary: 'Number of users; for admins',
    tag,
    caller: 'user',
    query: Type.Object(filters, closed),
    answer: Count,
    errors: [],
  }),
  listUsers: route({
    address: 'GET /users',
    summary: 'Users, newest first; for admins, and with playerId also for whoever may see that player’s user',
    tag,
    caller: 'user',
    query: Type.Object({ ...filters, ...paging }, closed),
    answer: pageOf(UserSchema),
    errors: [],
  }),
  readUser: route({
    address: 'GET /users/{id}',
    summary: 'One user; for that user and for admins',
    tag,
    caller: 'account',
    params: IdParams,
    answer: UserSchema,
    errors: ['error.not-found'],
  }),
  deleteUser: route({
    address: 'DELETE /users/{id}',
    summary: 'Deletes one’s own account; the matches stay, without a name',
    tag,
    caller: 'account',
    params: IdParams,
    body: Type.Object({ password: Password, isConfirmed }, closed),
    errors: [
      'error.not-found',
      'error.login.wrong-password',
      'error.login.too-many-requests',
      'error.users.last-admin',
      'error.teams.last-admin',
    ],
  }),
  changeRoles: route({
    address: 'PATCH /users/',
    summary:
      'Sets the roles of another user, as `roles` or `changedProps.roles`; `team-admin` for one team, or for all that the caller administers',
    tag,
    caller: 'user',
    body: Type.Object(
      {
        id: Id,
        roles: Type.Optional(Roles),
        changedProps: Type.Optional(Type.Object({ roles: Roles }, closed)),
        teamId: Type.Optional(Id),
        isConfirmed,
      },
      { ...closed, minProperties: 2 },
    ),
    answer: UserSchema,
    errors: ['error.not-found', 'error.users.last-admin', 'error.teams.last-admin'],
  }),
} as const;
