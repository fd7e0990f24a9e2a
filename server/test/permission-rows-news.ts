import type { newsRoutes } from '@neundarter/contract/routes/news';
import { newId } from '../src/platform/ids.ts';
import { of, type Rows } from './permission-calls.ts';
import { everybody, newsOf } from './permission-scene.ts';

/** Rows of the calls about news. */
export const newsRows: Rows<keyof typeof newsRoutes> = {
  countNews: [
    { may: everybody, send: () => of('GET /news/count') },
    { what: 'drafts', may: ['admin'], send: () => of('GET /news/count?status=draft') },
  ],
  listNews: [
    { may: everybody, send: () => of('GET /news') },
    { what: 'drafts', may: ['admin'], send: () => of('GET /news?status=draft') },
  ],
  readNews: [
    { may: everybody, send: async (scene) => of(`GET /news/${await newsOf(scene, 'published')}`) },
    {
      what: 'a draft',
      may: ['admin'],
      send: async (scene) => of(`GET /news/${await newsOf(scene, 'draft')}`),
      refusal: 'error.not-found',
    },
  ],
  createNews: [{ may: ['admin'], send: () => of('POST /news/', { id: newId(), props: { content: 'Neu' } }) }],
  changeNews: [
    {
      may: ['admin'],
      send: async (scene) =>
        of('PATCH /news/', {
          id: await newsOf(scene, 'published'),
          changedProps: { content: 'Neu' },
        }),
    },
  ],
  deleteNews: [
    { may: ['admin'], send: async (scene) => of(`DELETE /news/${await newsOf(scene, 'published')}`) },
  ],
};
