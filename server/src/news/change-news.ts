import type { ChangedNewsProps, NewsEntity } from '@neundarter/contract/entities/news';
import { mayWriteNews } from '@neundarter/rules/access/people';
import { ok, refused } from '@neundarter/rules/result';
import type { Actor, Outcome } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { describeActor } from '../users/describe-actor.ts';
import { checkContent } from './check-content.ts';
import { findNews, updateNews } from './store.ts';

type NewsChange = {
  readonly actor: Actor;
  readonly id: string;
  readonly changedProps: ChangedNewsProps;
};

/** Changes news; fields left out keep their values. */
export const changeNews = (
  { db }: Platform,
  { actor, id, changedProps }: NewsChange,
): Promise<Outcome<NewsEntity>> =>
  db.write(async (tx): Promise<Outcome<NewsEntity>> => {
    const news = await findNews(tx.q, id);
    if (!mayWriteNews(describeActor(actor))) return refused('error.insufficient-permissions');
    if (news === null) return refused('error.not-found');
    const props = { ...news.props, ...changedProps };
    const isRewritten = props.content !== news.props.content;
    const wrong = isRewritten ? checkContent(props.content, '/changedProps') : null;
    if (wrong !== null) return { ok: false, error: wrong };
    await updateNews(tx, { ...news, props });
    return ok({ id, props });
  });
