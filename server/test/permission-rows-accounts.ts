import type { ownDataRoutes } from '@neundarter/contract/routes/own-data';
import { newId } from '../src/platform/ids.ts';
import { givePassword } from './create-person.ts';
import { change, of, open, type Rows } from './permission-calls.ts';
import { accounts, everybody, giveRole, password, users } from './permission-scene.ts';

export const accountRows: Rows<
  | 'loginGuest'
  | 'login'
  | 'renewSession'
  | 'logout'
  | 'registerUser'
  | 'readIsRegistered'
  | 'verifyEmailAddress'
  | 'resendVerification'
  | 'requestPasswordReset'
  | 'checkPasswordLink'
  | 'setNewPassword'
  | 'readOwnUser'
  | 'countUsers'
  | 'listUsers'
  | 'readUser'
  | 'deleteUser'
  | 'changeRoles'
  | keyof typeof ownDataRoutes
> = {
  loginGuest: open(everybody, 'GET /login/guest'),
  login: [
    {
      may: everybody,
      send: () => of('POST /login', { emailAddress: `${newId()}@club.de`, password }),
      answer: 'error.login.user-not-found',
    },
  ],
  renewSession: open(accounts, 'POST /login/renew'),
  logout: [
    { may: accounts, send: () => of('POST /logout') },
    {
      what: 'everywhere',
      may: accounts,
      send: () => of('POST /logout', { everywhere: true }),
    },
  ],
  registerUser: [
    {
      may: everybody,
      send: () => of('POST /users/register', { emailAddress: `${newId()}@club.de`, password }),
    },
  ],
  readIsRegistered: open(everybody, 'GET /users/registered?emailAddress=anna@club.de'),
  verifyEmailAddress: [
    {
      may: everybody,
      send: () => of('POST /users/verify', { token: 'x' }),
      answer: 'error.registration.invalid-link',
    },
  ],
  resendVerification: [
    {
      may: ['unverified'],
      send: () => of('POST /users/resend-verification'),
      refusal: 'error.registration.already-verified',
    },
  ],
  requestPasswordReset: [
    {
      may: everybody,
      send: ({ anna }) => of('POST /users/reset-password', { emailAddress: anna.emailAddress }),
    },
  ],
  checkPasswordLink: [
    {
      may: everybody,
      send: () => of('POST /users/check-password-link', { token: 'x' }),
      answer: 'error.registration.invalid-link',
    },
  ],
  setNewPassword: [
    {
      may: everybody,
      send: () => of('POST /users/new-password', { token: 'x', password }),
      answer: 'error.registration.invalid-link',
    },
  ],
  readOwnUser: open(accounts, 'GET /users/me'),
  countUsers: open(['admin'], 'GET /users/count'),
  listUsers: [
    { may: ['admin'], send: () => of('GET /users') },
    {
      what: 'behind a player',
      may: ['anna', 'captain', 'admin'],
      send: ({ anna }) => of(`GET /users?playerId=${anna.playerId}`),
    },
  ],
  readUser: [{ may: ['anna', 'captain', 'admin'], send: ({ anna }) => of(`GET /users/${anna.userId}`) }],
  deleteUser: [
    {
      may: ['anna'],
      send: async (scene) => {
        await givePassword(scene.app, scene.anna, password);
        return of(`DELETE /users/${scene.anna.userId}`, { password });
      },
    },
  ],
  changeRoles: [
    {
      what: 'to admin',
      may: ['admin'],
      send: ({ anna }) => of('PATCH /users/', { id: anna.userId, roles: ['admin'] }),
    },
    {
      what: 'to team-admin',
      may: ['captain', 'admin'],
      send: ({ anna }) => change('PATCH /users/', anna.userId, { roles: ['team-admin'] }),
    },
    {
      what: 'to team-admin of a team',
      may: ['captain', 'admin'],
      send: ({ anna, club }) => of('PATCH /users/', { id: anna.userId, roles: ['team-admin'], teamId: club }),
    },
    {
      what: 'to none',
      may: ['admin'],
      send: async (scene) => {
        await giveRole(scene);
        return change('PATCH /users/', scene.anna.userId, { roles: [] });
      },
    },
  ],
  claimMatches: [
    {
      may: users,
      send: async ({ call }) => {
        const guestToken = (await call('GET /login/guest')).json.token;
        return of('POST /users/me/matches/claim', { guestToken });
      },
    },
  ],
  exportOwnData: [{ may: accounts, send: () => of('GET /users/me/export') }],
};
