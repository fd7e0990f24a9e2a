import type { seriesRoutes } from '@neundarter/contract/routes/series';
import { defaultPointsConfig } from '@neundarter/rules/series/points-config';
import { newId } from '../src/platform/ids.ts';
import { allowTournaments, createSeries } from './create-series.ts';
import { change, of, open, type Rows } from './permission-calls.ts';
import { everybody, type Row, type Scene } from './permission-scene.ts';
import { sceneTournament } from './permission-tournaments.ts';

const closedSeries = ({ app, club }: Scene) => createSeries(app, { teamId: club });
const publicSeries = ({ app, club }: Scene) => createSeries(app, { teamId: club, isPublic: true });

const seers = ['anna', 'captain', 'admin'] as const;

/** A read of a series that is not public, and of one that is. */
const read = (path: string): readonly [Row, Row] => [
  {
    may: seers,
    send: async (scene) => of(`GET /series/${await closedSeries(scene)}${path}`),
    refusal: 'error.not-found',
  },
  {
    what: 'a public one',
    may: everybody,
    send: async (scene) => of(`GET /series/${await publicSeries(scene)}${path}`),
  },
];

/** A change of a series that is not public. */
const ofClosed = {
  may: ['captain', 'admin'],
  refusal: 'error.not-found',
  mayKnow: ['anna'],
} as const;

/** Rows of the calls about series. */
export const seriesRows: Rows<keyof typeof seriesRoutes> = {
  countSeries: open(everybody, 'GET /series/count'),
  listSeries: open(everybody, 'GET /series'),
  readSeries: read(''),
  readCanUpdateSeries: read('/can-update'),
  createSeries: [
    {
      may: ['captain', 'admin'],
      send: async ({ app, club: teamId }) => {
        await allowTournaments(app, teamId);
        return of('POST /series/', { id: newId(), props: { teamId, name: 'Neu' } });
      },
    },
    {
      what: 'of a team that may not use tournaments',
      may: [],
      send: async ({ app, club: teamId }) => {
        await allowTournaments(app, teamId, false);
        return of('POST /series/', { id: newId(), props: { teamId, name: 'Neu' } });
      },
    },
  ],
  changeSeries: [
    {
      ...ofClosed,
      send: async (scene) => change('PATCH /series/', await closedSeries(scene), { name: 'Neu' }),
    },
    {
      what: 'a public one',
      may: ['captain', 'admin'],
      send: async (scene) => change('PATCH /series/', await publicSeries(scene), { name: 'Neu' }),
    },
    {
      what: 'of a team that may not use tournaments any more',
      may: [],
      send: async (scene) => {
        const id = await publicSeries(scene);
        await allowTournaments(scene.app, scene.club, false);
        return change('PATCH /series/', id, { name: 'Neu' });
      },
    },
  ],
  setSeriesPoints: [
    {
      ...ofClosed,
      send: async (scene) => of(`POST /series/${await closedSeries(scene)}/config`, defaultPointsConfig),
    },
  ],
  setSeedingBySeries: [
    {
      may: ['captain', 'admin'],
      send: async (scene) => {
        const { id } = await sceneTournament(scene, 'published');
        return of(`PATCH /events/${id}/seeding/by-series`, { seriesId: await publicSeries(scene) });
      },
      // Nobody there has points.
      answer: 'error.event.nobody-to-seed',
    },
  ],
  deleteSeries: [
    {
      ...ofClosed,
      send: async (scene) => of(`DELETE /series/${await closedSeries(scene)}`),
    },
  ],
};
