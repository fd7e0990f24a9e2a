import type { ChangedNewsProps, NewsEntity } from '@neundarter/contract/entities/news';
import type { ErrorCode } from '@neundarter/contract/errors';
import { mayWriteNews } from '@neundarter/rules/access/people';
import { ok, type Result, refused } from '@neundarter/rules/result';
import type { Actor } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { describeActor } from '../users/describe-actor.ts';
import { findNews, updateNews } from './store.ts';

export type NewsChange = {
  readonly actor: Actor;
  readonly id: string;
  readonly changedProps: ChangedNewsProps;
};

/** Changes news; fields left out keep their values. */
export const changeNews = (
  { db }: Platform,
  { actor, id, changedProps }: NewsChange,
): Promise<Result<NewsEntity, ErrorCode>> =>
  db.write(async (tx): Promise<Result<NewsEntity, ErrorCode>> => {
    const news = await findNews(tx.q, id);
    if (!mayWriteNews(describeActor(actor))) return refused('error.insufficient-permissions');
    if (news === null) return refused('error.not-found');
    const props = { ...news.props, ...changedProps };
    await updateNews(tx, { ...news, props });
    return ok({ id, props });
  });
