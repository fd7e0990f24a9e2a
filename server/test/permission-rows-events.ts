import type { RouteName } from '@neundarter/contract/routes/all';
import { newId } from '../src/platform/ids.ts';
import {
  annasTraining,
  type Caller,
  everybody,
  makePublic,
  type Row,
  type Sent,
} from './permission-scene.ts';

type Rows<Names extends RouteName> = { readonly [name in Names]: readonly [Row, ...Row[]] };

const of = (address: string, body?: object): Sent => (body === undefined ? { address } : { address, body });
const change = (address: string, id: string, changedProps: object) => of(address, { id, changedProps });

/** A row that needs only its address. */
const open = (may: readonly Caller[], address: string): readonly [Row] => [{ may, send: () => of(address) }];

export const eventRows: Rows<
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
