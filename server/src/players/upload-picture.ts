import type { PlayerEntity } from '@neundarter/contract/entities/player';
import { mayChangePlayer } from '@neundarter/rules/access/people';
import { refused } from '@neundarter/rules/result';
import type { Actor, Outcome } from '../platform/http/handler.ts';
import { shrinkPicture } from '../platform/pictures/shrink-picture.ts';
import type { Platform } from '../platform/platform.ts';
import { describeActor } from '../users/describe-actor.ts';
import { factsOf, type PlayerHooks } from './access.ts';
import { changePlayer } from './change-player.ts';
import { findPlayerRow } from './store.ts';

/** Sets a player's picture to a small square version of the file. */
export const uploadPicture = async (
  platform: Platform,
  hooks: PlayerHooks,
  { actor, id, file }: { readonly actor: Actor; readonly id: string; readonly file: Buffer },
): Promise<Outcome<PlayerEntity>> => {
  // Checks access before the expensive work, and again with the change.
  const known = await platform.db.read(async (q) => {
    const player = await findPlayerRow(q, { id });
    return player === null ? null : factsOf(q, hooks, player);
  });
  if (known === null) return refused('error.not-found');
  if (!mayChangePlayer(describeActor(actor), known)) return refused('error.insufficient-permissions');
  const picture = await shrinkPicture(file);
  if (!picture.ok) return picture;
  return changePlayer(platform, hooks, { actor, id, changedProps: { picture: picture.value } });
};
