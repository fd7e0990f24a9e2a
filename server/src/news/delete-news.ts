import type { ErrorCode } from '@neundarter/contract/errors';
import { mayWriteNews } from '@neundarter/rules/access/people';
import { ok, type Result, refused } from '@neundarter/rules/result';
import type { Actor } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { describeActor } from '../users/describe-actor.ts';
import { findNews, removeNews } from './store.ts';

/** Deletes news permanently. */
export const deleteNews = (
  { db }: Platform,
  { actor, id }: { readonly actor: Actor; readonly id: string },
): Promise<Result<undefined, ErrorCode>> =>
  db.write(async (tx): Promise<Result<undefined, ErrorCode>> => {
    if (!mayWriteNews(describeActor(actor))) return refused('error.insufficient-permissions');
    if ((await findNews(tx.q, id)) === null) return refused('error.not-found');
    await removeNews(tx, id);
    return ok(undefined);
  });
