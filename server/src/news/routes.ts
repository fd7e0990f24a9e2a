import type { newsRoutes } from '@neundarter/contract/routes/news';
import type { Handlers } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { changeNews } from './change-news.ts';
import { createNews } from './create-news.ts';
import { deleteNews } from './delete-news.ts';
import { countNews, listNews, readNews } from './reads.ts';

/** Handlers of the calls about news. */
export const newsHandlers = (platform: Platform): Handlers<typeof newsRoutes> => ({
  countNews: ({ actor, query }) => countNews(platform.db, actor, query),
  listNews: ({ actor, query }) => listNews(platform.db, actor, query),
  readNews: ({ actor, params }) => readNews(platform.db, actor, params.id),
  createNews: ({ actor, body }) => createNews(platform, { actor, ...body }),
  changeNews: ({ actor, body }) => changeNews(platform, { actor, ...body }),
  deleteNews: ({ actor, params }) => deleteNews(platform, { actor, id: params.id }),
});
