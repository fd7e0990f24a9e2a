import type { leagueRoutes } from '@neundarter/contract/routes/leagues';
import { newId } from '../src/platform/ids.ts';
import { closedLeague, createLeague } from './create-league.ts';
import { change, of, open, type Rows } from './permission-calls.ts';
import { everybody, type Scene } from './permission-scene.ts';

const publicLeague = ({ app, club }: Scene) =>
  createLeague(app, { teamId: club, isPublic: true, status: 'published' });
/** A draft of Anna's club, which asks the club of the rival. */
const draft = ({ app, club, others: teamId }: Scene) =>
  createLeague(app, { teamId: club, isPublic: true, other: { teamId, request: 'open' } });
/** A draft without anybody who is asked. */
const ownDraft = ({ app, club }: Scene) => createLeague(app, { teamId: club });

const office = ['captain', 'admin'] as const;
const result = { result: { games: [12, 8], legs: [40, 30] } };

/** Rows of the calls about leagues. */
export const leagueRows: Rows<keyof typeof leagueRoutes> = {
  listLeagues: open(everybody, 'GET /leagues'),
  readLeague: [
    {
      may: ['anna', ...office],
      send: async (scene) => of(`GET /leagues/${await closedLeague(scene)}`),
      refusal: 'error.not-found',
    },
    {
      what: 'a public one',
      may: everybody,
      send: async (scene) => of(`GET /leagues/${await publicLeague(scene)}`),
    },
    {
      what: 'a draft',
      may: ['rival', ...office],
      send: async (scene) => of(`GET /leagues/${await draft(scene)}`),
      refusal: 'error.not-found',
    },
  ],
  readLeaguePlayers: [
    {
      may: ['anna', ...office],
      send: async (scene) => of(`GET /leagues/${await closedLeague(scene)}/players`),
      refusal: 'error.not-found',
    },
    {
      what: 'of a public one',
      may: everybody,
      send: async (scene) => of(`GET /leagues/${await publicLeague(scene)}/players`),
    },
    {
      what: 'of a draft',
      may: ['rival', ...office],
      send: async (scene) => of(`GET /leagues/${await draft(scene)}/players`),
      refusal: 'error.not-found',
    },
  ],
  createLeague: [
    {
      may: office,
      send: ({ club: teamId }) =>
        of('POST /leagues/', { id: newId(), props: { teamId, name: 'Kreisliga', season: '2027' } }),
    },
  ],
  changeLeague: [
    {
      may: office,
      send: async (scene) => change('PATCH /leagues/', await closedLeague(scene), { name: 'Neu' }),
      refusal: 'error.not-found',
      mayKnow: ['anna'],
    },
    {
      what: 'a draft',
      may: office,
      send: async (scene) =>
        change('PATCH /leagues/', await draft(scene), { plan: { teams: [], fixtures: [] } }),
      refusal: 'error.not-found',
      mayKnow: ['rival'],
    },
  ],
  answerLeague: [
    {
      may: ['rival', 'admin'],
      send: async (scene) =>
        of(`PATCH /leagues/${await draft(scene)}/answer`, { teamId: scene.others, agrees: true }),
      refusal: 'error.not-found',
      mayKnow: ['captain'],
    },
  ],
  publishLeague: [
    {
      may: office,
      send: async (scene) => of(`PATCH /leagues/${await ownDraft(scene)}/publish`),
      refusal: 'error.not-found',
    },
  ],
  setFixtureResult: [
    {
      may: office,
      send: async (scene) => of(`PATCH /leagues/${await publicLeague(scene)}/fixtures/0/result`, result),
    },
  ],
  deleteLeague: [
    {
      may: office,
      send: async (scene) => of(`DELETE /leagues/${await draft(scene)}`),
      refusal: 'error.not-found',
      mayKnow: ['rival'],
    },
  ],
};
