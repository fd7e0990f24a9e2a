import type { hookRoutes } from '@neundarter/contract/routes/hooks';
import { newId } from '../src/platform/ids.ts';
import { of, type Rows } from './permission-calls.ts';
import type { Scene } from './permission-scene.ts';

const may = ['captain', 'admin'] as const;

const hookOf = async ({ app, club }: Scene): Promise<string> => {
  const id = newId();
  const row = { id, team_id: club, url: 'https://example.org/', secret: 's', has_private: 0, created_at: 1 };
  await app.db.write(({ q }) => q.insertInto('hooks').values(row).execute());
  return id;
};

/** Rows of the calls about hooks. */
export const hookRows: Rows<keyof typeof hookRoutes> = {
  listHooks: [{ may, send: ({ club }) => of(`GET /teams/${club}/hooks`) }],
  createHook: [
    {
      may,
      send: ({ club }) => of(`POST /teams/${club}/hooks`, { id: newId(), url: 'https://example.org/' }),
    },
  ],
  deleteHook: [
    { may, send: async (scene) => of(`DELETE /teams/${scene.club}/hooks/${await hookOf(scene)}`) },
  ],
};
