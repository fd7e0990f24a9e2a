import { newId } from '../src/platform/ids.ts';
import { change, of, open, type Rows } from './permission-calls.ts';
import { annasPicture, everybody, picture, users, withToken, youngPlayer } from './permission-scene.ts';
import { sceneTournament } from './permission-tournaments.ts';

export const playerRows: Rows<
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
  | 'setSeedingByAverages'
  | 'readPlayerStatistics'
  | 'listPlayerTournaments'
  | 'exportPlayerMatches'
> = {
  countPlayers: open(users, 'GET /players/count'),
  listPlayers: open(users, 'GET /players'),
  readPlayer: [{ may: everybody, send: ({ anna }) => of(`GET /players/${anna.playerId}`) }],
  readPlayerOfUid: [{ may: withToken, send: ({ anna }) => of(`GET /players/uid/${anna.userId}`) }],
  readOnlinePlayer: open(withToken, 'GET /players/online/zzzzzz'),
  readPlayerOfUser: [{ may: users, send: ({ anna }) => of(`GET /users/${anna.userId}/player`) }],
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
  setSeedingByAverages: [
    {
      may: ['captain', 'admin'],
      send: async (scene) =>
        of(`PATCH /events/${(await sceneTournament(scene, 'published')).id}/seeding/by-averages`),
      // Nobody there has an average.
      answer: 'error.event.nobody-to-seed',
    },
  ],
  readPlayerStatistics: [{ may: users, send: ({ anna }) => of(`GET /players/${anna.playerId}/stats`) }],
  listPlayerTournaments: [
    { may: ['anna'], send: ({ anna }) => of(`GET /players/${anna.playerId}/tournaments`) },
  ],
  exportPlayerMatches: [
    { may: ['anna'], send: ({ anna }) => of(`GET /players/${anna.playerId}/matches/export`) },
  ],
};
