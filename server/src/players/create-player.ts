import type { NewPlayerProps, PlayerEntity } from '@neundarter/contract/entities/player';
import type { ErrorCode } from '@neundarter/contract/errors';
import { mayCreatePlayer } from '@neundarter/rules/access/people';
import { ok, type Result, refused } from '@neundarter/rules/result';
import { contentHash } from '../platform/content-hash.ts';
import type { Actor } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { describeActor } from '../users/describe-actor.ts';
import { playerEntity } from './player-entity.ts';
import { findPlayerRow, insertPlayer, type StoredPlayer } from './store.ts';

type NewPlayer = { readonly actor: Actor; readonly id: string; readonly props: NewPlayerProps };

const orNull = (text: string | null | undefined): string | null => text?.trim() || null;

const newRow = ({ id, props }: NewPlayer, createdBy: string, now: number): StoredPlayer => ({
  id,
  type: 'external',
  firstName: props.firstName.trim(),
  lastName: orNull(props.lastName),
  nickName: orNull(props.nickName),
  externalId: orNull(props.externalId),
  onlineMatchesAllowed: false,
  currentTeamId: null,
  pictureId: null,
  propsHash: contentHash(props),
  createdBy,
  createdAt: now,
});

/**
 * Creates a player without an account. If the same caller repeats the call with the same id and props, the answer is
 * the existing player. Otherwise a taken id is `error.id-already-exists`, a taken online id
 * `error.players.online-id-taken`.
 */
export const createPlayer = async (
  { db, clock }: Platform,
  wanted: NewPlayer,
): Promise<Result<PlayerEntity, ErrorCode>> => {
  const { actor } = wanted;
  if (actor.kind !== 'user' || !mayCreatePlayer(describeActor(actor)))
    return refused('error.insufficient-permissions');
  const player = newRow(wanted, actor.id, clock.now());
  return db.write(async (tx): Promise<Result<PlayerEntity, ErrorCode>> => {
    if (await insertPlayer(tx, player)) return ok(playerEntity(player));
    const known = await findPlayerRow(tx.q, { id: player.id });
    if (known === null) return refused('error.players.online-id-taken');
    const isSame = known.propsHash === player.propsHash && known.createdBy === player.createdBy;
    return isSame ? ok(playerEntity(known)) : refused('error.id-already-exists');
  });
};
