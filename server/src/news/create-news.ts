import type { NewNewsProps, NewsEntity } from '@neundarter/contract/entities/news';
import { mayWriteNews } from '@neundarter/rules/access/people';
import { ok, refused } from '@neundarter/rules/result';
import { contentHash } from '../platform/content-hash.ts';
import type { Actor, Outcome } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { describeActor } from '../users/describe-actor.ts';
import { checkContent } from './check-content.ts';
import { findNews, insertNews } from './store.ts';

type NewNews = { readonly actor: Actor; readonly id: string; readonly props: NewNewsProps };

/** Adds news. If the same admin repeats the call with the same id and props, the answer is the existing news. */
export const createNews = async (
  { db, clock }: Platform,
  { actor, id, props }: NewNews,
): Promise<Outcome<NewsEntity>> => {
  if (actor.kind !== 'user' || !mayWriteNews(describeActor(actor)))
    return refused('error.insufficient-permissions');
  const { content, date = clock.now(), author = { type: 'product' }, status = 'draft' } = props;
  const wrong = checkContent(content, '/props');
  if (wrong !== null) return { ok: false, error: wrong };
  const entity = { id, props: { content, date, author, status } };
  const news = { ...entity, propsHash: contentHash(props), createdBy: actor.id };
  return db.write(async (tx): Promise<Outcome<NewsEntity>> => {
    if (await insertNews(tx, news)) return ok(entity);
    const known = await findNews(tx.q, id);
    const isSame = known?.propsHash === news.propsHash && known.createdBy === news.createdBy;
    return isSame ? ok({ id, props: known.props }) : refused('error.id-already-exists');
  });
};
