import { newId } from '../src/platform/ids.ts';
import { change, of, open, type Rows } from './permission-calls.ts';
import { accounts, annasWish, everybody, guests, picture, users, withToken } from './permission-scene.ts';

export const teamRows: Rows<
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
  listTeamsOfUser: [
    { may: users, send: ({ anna }) => of(`GET /users/${anna.userId}/teams`) },
    {
      what: 'who is the caller',
      may: accounts,
      send: async ({ call, token, anna }, caller) => {
        const isSignedIn = caller !== 'nobody' && !guests.some((one) => one === caller);
        const own = isSignedIn ? (await call('GET /users/me', { token })).json.id : anna.userId;
        return of(`GET /users/${own}/teams`);
      },
    },
  ],
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
    {
      what: 'again',
      may: ['captain', 'admin'],
      send: ({ club, ben }) => of(`POST /teams/${club}/players?isAgain=true`, { playerId: ben.playerId }),
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
