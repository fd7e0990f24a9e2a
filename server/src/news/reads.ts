import type { NewsEntity } from '@neundarter/contract/entities/news';
import { defaultLimit } from '@neundarter/contract/limits';
import { mayWriteNews } from '@neundarter/rules/access/people';
import { ok, type Result, refused } from '@neundarter/rules/result';
import type { Database } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/handler.ts';
import { describeActor } from '../users/describe-actor.ts';
import { countNewsRows, findNews, findNewsPage, type NewsFilter, type StoredNews } from './store.ts';

type Forbidden = 'error.insufficient-permissions';
type Page = { readonly skip?: number; readonly limit?: number };

const entityOf = ({ id, props }: StoredNews): NewsEntity => ({ id, props });

/** The filter that the caller may use: only writers may see drafts; the default is published news. */
const filterFor = (actor: Actor, { status }: NewsFilter): Result<NewsFilter, Forbidden> => {
  if (mayWriteNews(describeActor(actor))) return ok(status === undefined ? {} : { status });
  return status === 'draft' ? refused('error.insufficient-permissions') : ok({ status: 'published' });
};

/** News, newest first. */
export const listNews = async (
  db: Database,
  actor: Actor,
  { skip = 0, limit = defaultLimit, ...query }: NewsFilter & Page,
): Promise<Result<NewsEntity[], Forbidden>> => {
  const filter = filterFor(actor, query);
  if (!filter.ok) return filter;
  return ok((await db.query((q) => findNewsPage(q, filter.value, { skip, limit }))).map(entityOf));
};

export const countNews = async (
  db: Database,
  actor: Actor,
  query: NewsFilter,
): Promise<Result<{ count: number }, Forbidden>> => {
  const filter = filterFor(actor, query);
  if (!filter.ok) return filter;
  return ok({ count: await db.query((q) => countNewsRows(q, filter.value)) });
};

/** One piece of news. */
export const readNews = async (
  db: Database,
  actor: Actor,
  id: string,
): Promise<Result<NewsEntity, 'error.not-found'>> => {
  const news = await db.query((q) => findNews(q, id));
  const isVisible =
    news !== null && (news.props.status === 'published' || mayWriteNews(describeActor(actor)));
  return isVisible ? ok(entityOf(news)) : refused('error.not-found');
};
