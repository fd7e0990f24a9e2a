import type { resultFileRoutes } from '@neundarter/contract/routes/result-files';
import { of, type Rows } from './permission-calls.ts';
import { annasTraining, everybody, makePublic, type Scene } from './permission-scene.ts';

const fileOf = (id: string, query = '') => of(`GET /events/${id}/result-file${query}`);

const publicTraining = async (scene: Scene): Promise<string> => {
  const id = await annasTraining(scene);
  await makePublic(scene, id);
  return id;
};

/** Rows of the calls that give results as files. */
export const resultFileRows: Rows<keyof typeof resultFileRoutes> = {
  exportResults: [
    {
      may: ['anna', 'captain', 'admin'],
      send: async (scene) => fileOf(await annasTraining(scene)),
      refusal: 'error.not-found',
    },
    {
      what: 'of a public event',
      may: everybody,
      send: async (scene) => fileOf(await publicTraining(scene), '?format=csv'),
    },
    {
      what: 'of a public event, with full names',
      may: ['captain', 'admin'],
      send: async (scene) => fileOf(await publicTraining(scene), '?content=complete'),
      refusal: 'error.insufficient-permissions',
      refusals: { nobody: 'error.insufficient-permissions' },
    },
  ],
};
