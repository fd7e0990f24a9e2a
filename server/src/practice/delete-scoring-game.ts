import type { ErrorCode } from '@neundarter/contract/errors';
import { ok, type Result, refused } from '@neundarter/rules/result';
import type { Actor } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { isOwnGame } from './access.ts';
import { lockGame, removeGame } from './store.ts';

/** Deletes a game of the caller permanently. */
export const deleteScoringGame = (
  { db }: Platform,
  { actor, id }: { readonly actor: Actor; readonly id: string },
): Promise<Result<undefined, ErrorCode>> =>
  db.write(async (tx): Promise<Result<undefined, ErrorCode>> => {
    const stored = await lockGame(tx, id);
    if (stored === null || !isOwnGame(actor, stored)) return refused('error.not-found');
    await removeGame(tx, id);
    return ok(undefined);
  });
