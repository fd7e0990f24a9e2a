import type { eventRoutes } from '@neundarter/contract/routes/events';
import type { rankingRoutes } from '@neundarter/contract/routes/rankings';
import { newId } from '../src/platform/ids.ts';
import { change, of, open, type Rows } from './permission-calls.ts';
import {
  changeAwayTeamRow,
  createMatchdayRow,
  deleteMatchdayRow,
  startMatchdayRow,
  undoMatchdayStartRow,
} from './permission-rows-matchdays.ts';
import {
  changeTournamentRow,
  createTournamentRow,
  deleteTournamentRow,
  readDraftRow,
  startTournamentRow,
  step,
} from './permission-rows-tournaments.ts';
import { annasTraining, everybody, makePublic, type Row } from './permission-scene.ts';

/** A read of something of a training of the club that is not public. */
const ofTraining = (what: string): readonly [Row] => [
  {
    may: ['anna', 'captain', 'admin'],
    send: async (scene) => of(`GET /events/${await annasTraining(scene)}/${what}`),
    refusal: 'error.not-found',
  },
];

/** A change of a public training of the club and what follows it. */
const following = (call: (id: string) => ReturnType<typeof of>): readonly [Row, Row] => [
  {
    what: 'a public one',
    may: ['captain', 'admin'],
    send: async (scene) => {
      const id = await annasTraining(scene);
      await makePublic(scene, id);
      return call(id);
    },
  },
  {
    what: 'one that is not public',
    may: ['captain', 'admin'],
    mayKnow: ['anna'],
    refusal: 'error.not-found',
    send: async (scene) => call(await annasTraining(scene)),
  },
];

/** Rows of the calls about events, their matches and their tables. */
export const eventRows: Rows<keyof typeof eventRoutes | keyof typeof rankingRoutes | 'listEventMatches'> = {
  countEvents: open(everybody, 'GET /events/count'),
  listRunningEvents: open(everybody, 'GET /events/running'),
  listEvents: open(everybody, 'GET /events'),
  readEvent: [
    {
      may: ['anna', 'captain', 'admin'],
      send: async (scene) => of(`GET /events/${await annasTraining(scene)}`),
      refusal: 'error.not-found',
    },
    readDraftRow,
  ],
  listEventMatches: ofTraining('matches'),
  readWinner: ofTraining('winner'),
  readTable: ofTraining('table'),
  listPlayersWithoutAccount: ofTraining('players-without-account'),
  readHighscores: ofTraining('highscores'),
  readShortLegs: ofTraining('shortlegs'),
  readHighFinishes: ofTraining('highfinishes'),
  readEventStats: ofTraining('stats'),
  undoStart: [...step('running', 'undo-start'), undoMatchdayStartRow],
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
    createMatchdayRow,
    createTournamentRow,
  ],
  createEvents: [
    {
      may: ['captain', 'admin'],
      send: ({ club: teamId }) => {
        const times = { startDateTime: 1_000, endDateTime: 2_000 };
        const props = { teamId, type: 'training', name: 'Neu', ...times };
        return of('POST /events/batch', { events: [{ id: newId(), props }] });
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
    changeAwayTeamRow,
    changeTournamentRow,
  ],
  changeFollowing: following((id) => of(`PATCH /events/${id}/following`, { changedProps: { name: 'Neu' } })),
  deleteFollowing: following((id) => of(`DELETE /events/${id}/following`)),
  startEvent: [
    {
      what: 'a public training, which has no start',
      may: ['captain', 'admin'],
      answer: 'error.event.invalid-status',
      send: async (scene) => {
        const id = await annasTraining(scene);
        await makePublic(scene, id);
        return of(`PATCH /events/${id}/start`);
      },
    },
    startMatchdayRow,
    startTournamentRow,
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
    deleteMatchdayRow,
    deleteTournamentRow,
  ],
};
