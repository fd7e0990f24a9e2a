import type { boardRoutes } from '@neundarter/contract/routes/boards';
import { newId } from '../src/platform/ids.ts';
import { of, type Rows } from './permission-calls.ts';
import { annasTraining, makePublic, type Scene } from './permission-scene.ts';

const may = ['captain', 'admin'] as const;

const boardOf = async ({ app, club }: Scene): Promise<string> => {
  const id = newId();
  const row = { id, team_id: club, name: 'Board 1', place: 0, state: 'open', is_stream: 0 } as const;
  const values = { ...row, since: null, revision: 0, help_since: null };
  await app.db.write(({ q }) => q.insertInto('boards').values(values).execute());
  return id;
};

const choiceOf = async (scene: Scene) => ({
  boardId: await boardOf(scene),
  from: null,
  until: null,
  side: null,
  rounds: [],
  groups: [],
});

/** Rows of the calls about boards. */
export const boardRows: Rows<keyof typeof boardRoutes> = {
  listBoards: [{ may: ['anna', ...may], send: ({ club }) => of(`GET /teams/${club}/boards`) }],
  createBoards: [
    {
      may,
      send: ({ club }) => of(`POST /teams/${club}/boards`, { boards: [{ id: newId(), name: 'Board 1' }] }),
    },
  ],
  orderBoards: [
    {
      may,
      send: async (scene) => of(`PATCH /teams/${scene.club}/boards`, { ids: [await boardOf(scene)] }),
    },
  ],
  changeBoard: [
    {
      may,
      send: async (scene) =>
        of(`PATCH /teams/${scene.club}/boards/${await boardOf(scene)}`, { isStream: true }),
    },
  ],
  breakBoard: [
    {
      may,
      send: async (scene) =>
        of(`PATCH /teams/${scene.club}/boards/${await boardOf(scene)}/break`, { running: 'stay' }),
    },
  ],
  deleteBoard: [
    { may, send: async (scene) => of(`DELETE /teams/${scene.club}/boards/${await boardOf(scene)}`) },
  ],
  endHelp: [
    {
      may,
      send: async (scene) => of(`DELETE /teams/${scene.club}/boards/${await boardOf(scene)}/help`),
    },
  ],
  listEventBoards: [
    {
      may: ['anna', ...may],
      send: async (scene) => of(`GET /events/${await annasTraining(scene)}/boards`),
      refusal: 'error.not-found',
    },
  ],
  chooseEventBoards: [
    {
      what: 'of a public training',
      may,
      send: async (scene) => {
        const id = await annasTraining(scene);
        await makePublic(scene, id);
        return of(`PATCH /events/${id}/boards`, { boards: [await choiceOf(scene)] });
      },
    },
    {
      what: 'of one that is not public',
      may,
      mayKnow: ['anna'],
      refusal: 'error.not-found',
      send: async (scene) =>
        of(`PATCH /events/${await annasTraining(scene)}/boards`, { boards: [await choiceOf(scene)] }),
    },
  ],
};
