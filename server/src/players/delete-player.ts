import type { ErrorCode } from '@neundarter/contract/errors';
import { mayDeletePlayer } from '@neundarter/rules/access/people';
import { ok, type Result, refused } from '@neundarter/rules/result';
import type { Actor } from '../platform/http/handler.ts';
import { replacePicture } from '../platform/pictures/picture-store.ts';
import type { Platform } from '../platform/platform.ts';
import { describeActor } from '../users/describe-actor.ts';
import { factsOf, type PlayerHooks } from './access.ts';
import { lockPlayer, removePlayer } from './store.ts';

/** Deletes a player without an account; their matches keep the name. */
export const deletePlayer = (
  { db, newId }: Platform,
  hooks: PlayerHooks,
  { actor, id }: { readonly actor: Actor; readonly id: string },
): Promise<Result<undefined, ErrorCode>> =>
  db.write(async (tx): Promise<Result<undefined, ErrorCode>> => {
    const player = await lockPlayer(tx, id);
    if (player === null) return refused('error.not-found');
    if (!mayDeletePlayer(describeActor(actor), await factsOf(tx.q, hooks, player)))
      return refused('error.insufficient-permissions');
    await replacePicture(tx, { earlierId: player.pictureId, id: newId(), picture: null });
    await removePlayer(tx, id);
    return ok(undefined);
  });
