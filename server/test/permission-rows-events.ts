import { newId } from '../src/platform/ids.ts';
import { change, of, open, type Rows } from './permission-calls.ts';
import { annasTraining, everybody, makePublic } from './permission-scene.ts';

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
