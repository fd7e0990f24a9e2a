import type { RouteName } from '@neundarter/contract/routes/all';
import { newId } from '../src/platform/ids.ts';
import { givePassword } from './create-person.ts';
import { matchRows } from './permission-rows-matches.ts';
import { newsRows } from './permission-rows-news.ts';
import { practiceRows } from './permission-rows-practice.ts';
import {
  accounts,
  annasPicture,
  annasTraining,
  annasWish,
  type Caller,
  everybody,
  giveRole,
  makePublic,
  password,
  picture,
  type Row,
  type Sent,
  users,
  withToken,
  youngPlayer,
} from './permission-scene.ts';

type Rows<Names extends RouteName> = { readonly [name in Names]: readonly [Row, ...Row[]] };

const of = (address: string, body?: object): Sent => (body === undefined ? { address } : { address, body });
const change = (address: string, id: string, changedProps: object) => of(address, { id, changedProps });

/** A row that needs only its address. */
const open = (may: readonly Caller[], address: string): readonly [Row] => [{ may, send: () => of(address) }];

const accountRows: Rows<
  | 'loginGuest'
  | 'login'
  | 'renewSession'
  | 'logout'
  | 'registerUser'
  | 'readIsRegistered'
  | 'verifyEmailAddress'
  | 'resendVerification'
  | 'requestPasswordReset'
  | 'setNewPassword'
  | 'readOwnUser'
  | 'countUsers'
  | 'listUsers'
  | 'readUser'
  | 'deleteUser'
  | 'changeRoles'
> = {
  loginGuest: open(everybody, 'GET /login/guest'),
  login: [
    {
      may: everybody,
      send: () => of('POST /login', { emailAddress: 'niemand@club.de', password }),
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
      what: 'to none',
      may: ['admin'],
      send: async (scene) => {
        await giveRole(scene);
        return change('PATCH /users/', scene.anna.userId, { roles: [] });
      },
    },
  ],
};

const playerRows: Rows<
  | 'countPlayers'
  | 'listPlayers'
  | 'readPlayer'
  | 'readPlayerOfUid'
  | 'readOnlinePlayer'
  | 'readPlayerOfUser'
  | 'createPlayer'
  | 'changePlayer'
  | 'deletePlayer'
  | 'uploadPlayerPicture'
  | 'readPicture'
  | 'countPlayerMatches'
  | 'listPlayerMatches'
  | 'readPlayerStatistics'
  | 'exportPlayerMatches'
> = {
  countPlayers: open(users, 'GET /players/count'),
  listPlayers: open(users, 'GET /players'),
  readPlayer: [{ may: everybody, send: ({ anna }) => of(`GET /players/${anna.playerId}`) }],
  readPlayerOfUid: [{ may: withToken, send: ({ anna }) => of(`GET /players/uid/${anna.userId}`) }],
  readOnlinePlayer: open(withToken, 'GET /players/online/zzzzzz'),
  readPlayerOfUser: [{ may: accounts, send: ({ anna }) => of(`GET /users/${anna.userId}/player`) }],
  createPlayer: [
    {
      may: ['captain', 'rival', 'admin'],
      send: () => of('POST /players/', { id: newId(), props: { firstName: 'Neu' } }),
    },
  ],
  changePlayer: [
    {
      what: 'with an account',
      may: ['anna', 'admin'],
      send: ({ anna }) => change('PATCH /players/', anna.playerId, { firstName: 'Anne' }),
    },
    {
      what: 'without an account',
      may: ['captain', 'admin'],
      send: async (scene) => change('PATCH /players/', await youngPlayer(scene), { firstName: 'Jo' }),
    },
  ],
  deletePlayer: [
    {
      what: 'with an account',
      may: [],
      send: ({ anna }) => of(`DELETE /players/${anna.playerId}`),
    },
    {
      what: 'without an account',
      may: ['captain', 'admin'],
      send: async (scene) => of(`DELETE /players/${await youngPlayer(scene)}`),
    },
  ],
  uploadPlayerPicture: [
    {
      may: ['anna', 'admin'],
      send: ({ anna }) => ({
        address: `POST /players/${anna.playerId}/upload`,
        file: { field: 'profilePicture', bytes: picture },
      }),
    },
  ],
  readPicture: [{ may: everybody, send: async (scene) => of(`GET ${await annasPicture(scene)}`) }],
  countPlayerMatches: [{ may: users, send: ({ anna }) => of(`GET /players/${anna.playerId}/matches/count`) }],
  listPlayerMatches: [{ may: users, send: ({ anna }) => of(`GET /players/${anna.playerId}/matches`) }],
  readPlayerStatistics: [{ may: users, send: ({ anna }) => of(`GET /players/${anna.playerId}/stats`) }],
  exportPlayerMatches: [
    { may: ['anna'], send: ({ anna }) => of(`GET /players/${anna.playerId}/matches/export`) },
  ],
};

const teamRows: Rows<
  | 'countTeams'
  | 'listTeams'
  | 'readTeam'
  | 'listTeamsOfUser'
  | 'createTeam'
  | 'changeTeam'
  | 'deleteTeam'
  | 'uploadTeamPicture'
  | 'listTeamPlayers'
  | 'addTeamPlayer'
  | 'removeTeamPlayer'
  | 'validateInvite'
  | 'createTeamWish'
  | 'listTeamWishes'
  | 'deleteTeamWish'
> = {
  countTeams: open(withToken, 'GET /teams/count'),
  listTeams: open(withToken, 'GET /teams'),
  readTeam: [{ may: everybody, send: ({ club }) => of(`GET /teams/${club}`) }],
  listTeamsOfUser: [{ may: accounts, send: ({ anna }) => of(`GET /users/${anna.userId}/teams`) }],
  createTeam: [{ may: ['admin'], send: () => of('POST /teams/', { id: newId(), props: { name: 'Neu' } }) }],
  changeTeam: [
    {
      what: 'its name',
      may: ['captain', 'admin'],
      send: ({ club }) => change('PATCH /teams/', club, { name: 'Bullen' }),
    },
    {
      what: 'its tournaments',
      may: ['admin'],
      send: ({ club }) => change('PATCH /teams/', club, { name: 'Bullen', canUseTournaments: true }),
    },
  ],
  deleteTeam: [{ may: ['admin'], send: ({ club }) => of(`DELETE /teams/${club}`) }],
  uploadTeamPicture: [
    {
      may: ['captain', 'admin'],
      send: ({ club }) => ({
        address: `POST /teams/${club}/upload`,
        file: { field: 'picture', bytes: picture },
      }),
    },
  ],
  listTeamPlayers: [
    { may: withToken, send: ({ club }) => of(`GET /teams/${club}/players`) },
    {
      what: 'who are invited',
      may: ['anna', 'captain', 'admin'],
      send: ({ club }) => of(`GET /teams/${club}/players?includePending=true`),
    },
  ],
  addTeamPlayer: [
    {
      may: ['captain', 'admin'],
      send: ({ club, ben }) => of(`POST /teams/${club}/players`, { emailAddress: ben.emailAddress }),
    },
  ],
  removeTeamPlayer: [
    {
      may: ['captain', 'admin'],
      send: ({ club, anna }) => of(`DELETE /teams/${club}/players/${anna.playerId}`),
    },
  ],
  validateInvite: [
    {
      may: everybody,
      send: ({ club, anna: { playerId, emailAddress } }) =>
        of(`POST /teams/${club}/validate-invite`, { playerId, emailAddress, token: 'x' }),
      answer: 'error.teams.invite-failed',
    },
  ],
  createTeamWish: [
    { may: users, send: () => of('POST /team-wishes/', { id: newId(), props: { name: 'Neu' } }) },
  ],
  listTeamWishes: [
    { may: ['admin'], send: () => of('GET /team-wishes') },
    {
      what: 'of a player',
      may: ['anna', 'admin'],
      send: ({ anna }) => of(`GET /team-wishes?playerId=${anna.playerId}`),
    },
  ],
  deleteTeamWish: [
    { may: ['anna', 'admin'], send: async (scene) => of(`DELETE /team-wishes/${await annasWish(scene)}`) },
  ],
};

const eventRows: Rows<
  | 'countEvents'
  | 'listRunningEvents'
  | 'listEvents'
  | 'readEvent'
  | 'createEvent'
  | 'changeEvent'
  | 'deleteEvent'
> = {
  countEvents: open(everybody, 'GET /events/count'),
  listRunningEvents: open(everybody, 'GET /events/running'),
  listEvents: open(everybody, 'GET /events'),
  readEvent: [
    {
      may: ['anna', 'captain', 'admin'],
      send: async (scene) => of(`GET /events/${await annasTraining(scene)}`),
      refusal: 'error.not-found',
    },
  ],
  createEvent: [
    {
      may: ['captain', 'admin'],
      send: ({ club: teamId }) => {
        const times = { startDateTime: 1_000, endDateTime: 2_000 };
        return of('POST /events/', {
          id: newId(),
          props: { teamId, type: 'training', name: 'Neu', ...times },
        });
      },
    },
  ],
  changeEvent: [
    {
      what: 'a public one',
      may: ['captain', 'admin'],
      send: async (scene) => {
        const id = await annasTraining(scene);
        await makePublic(scene, id);
        return change('PATCH /events/', id, { name: 'Neu' });
      },
    },
  ],
  deleteEvent: [
    {
      what: 'a public one',
      may: ['captain', 'admin'],
      send: async (scene) => {
        const id = await annasTraining(scene);
        await makePublic(scene, id);
        return of(`DELETE /events/${id}`);
      },
    },
  ],
};

const logRows: Rows<'writeLog'> = {
  writeLog: [{ may: withToken, send: () => of('POST /logs', { msg: 'Hallo' }) }],
};

/** Every call of the contract; one without a row does not compile. */
export const permissionRows: Rows<RouteName> = {
  ...accountRows,
  ...playerRows,
  ...teamRows,
  ...eventRows,
  ...newsRows,
  ...logRows,
  ...matchRows,
  ...practiceRows,
};
