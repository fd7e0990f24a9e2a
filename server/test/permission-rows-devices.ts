import type { deviceRoutes } from '@neundarter/contract/routes/devices';
import { newId } from '../src/platform/ids.ts';
import { of, type Rows } from './permission-calls.ts';
import { everybody, type Scene } from './permission-scene.ts';

const may = ['captain', 'admin'] as const;
const byTablet = { may: ['tablet'], refusal: 'error.not-found' } as const;
const code = 'x'.repeat(22);

const boardOf = async ({ app, club }: Scene): Promise<string> => {
  const id = newId();
  const row = { id, team_id: club, name: `Board ${id}`, place: 0, state: 'open', is_stream: 0 } as const;
  const values = { ...row, since: null, revision: 0, help_since: null };
  await app.db.write(({ q }) => q.insertInto('boards').values(values).execute());
  return id;
};

/** Rows of the calls about tablets. A code belongs to whoever has it; what a tablet may, it may by its key alone. */
export const deviceRows: Rows<keyof typeof deviceRoutes> = {
  createTabletCode: [
    {
      may,
      send: async (scene) => of(`POST /teams/${scene.club}/boards/${await boardOf(scene)}/tablet-code`),
    },
  ],
  readTabletCode: [
    {
      may: everybody,
      send: () => of('POST /tablets/code', { code }),
      answer: 'error.tablet.code-expired',
    },
  ],
  bindTablet: [
    {
      may: everybody,
      send: () => of('POST /tablets/', { id: newId(), code }),
      answer: 'error.tablet.code-expired',
    },
  ],
  listTablets: [{ may, send: ({ club }) => of(`GET /teams/${club}/tablets`) }],
  unbindTablet: [{ may, send: ({ club }) => of(`DELETE /teams/${club}/tablets/${newId()}`) }],
  reportTablet: [{ ...byTablet, send: () => of('PATCH /tablets/own', { needsHelp: true }) }],
  confirmAtTablet: [
    {
      ...byTablet,
      send: () => of('PATCH /tablets/own/present', { matchId: newId() }),
      answer: 'error.calls.not-called',
    },
  ],
  breakAtTablet: [{ ...byTablet, send: () => of('PATCH /tablets/own/broken') }],
};
