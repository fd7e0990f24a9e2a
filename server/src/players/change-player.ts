import type { ChangedPlayerProps, PlayerEntity } from '@neundarter/contract/entities/player';
import { mayChangePlayer } from '@neundarter/rules/access/people';
import { ok, type Result, refused } from '@neundarter/rules/result';
import type { Actor, Outcome } from '../platform/http/handler.ts';
import { findPicture, replacePicture } from '../platform/pictures/picture-store.ts';
import type { SmallPicture } from '../platform/pictures/shrink-picture.ts';
import type { Platform } from '../platform/platform.ts';
import { describeActor } from '../users/describe-actor.ts';
import { factsOf, type PlayerHooks } from './access.ts';
import { playerEntity } from './player-entity.ts';
import { lockPlayer, type StoredPlayer, updatePlayer } from './store.ts';

export type PlayerChange = {
  readonly actor: Actor;
  readonly id: string;
  readonly changedProps: Omit<ChangedPlayerProps, 'picture'> & { readonly picture?: SmallPicture | null };
};

const orNull = (text: string | null): string | null => text?.trim() || null;

const changed = (player: StoredPlayer, props: PlayerChange['changedProps']): StoredPlayer => ({
  ...player,
  ...(props.firstName !== undefined && { firstName: props.firstName.trim() }),
  ...(props.lastName !== undefined && { lastName: orNull(props.lastName) }),
  ...(props.nickName !== undefined && { nickName: orNull(props.nickName) }),
  ...(props.externalId !== undefined && { externalId: orNull(props.externalId) }),
  ...props.settings,
});

/** Refuses a current team that is not one of the player's teams. */
const checkTeam = (
  actor: Actor,
  { id, changedProps }: PlayerChange,
): Result<true, 'error.invalid-request'> => {
  const teamId = changedProps.settings?.currentTeamId;
  if (teamId === undefined || teamId === null) return ok(true);
  const isOwn = actor.kind === 'user' && actor.playerId === id && actor.teamIds.includes(teamId);
  return isOwn ? ok(true) : refused('error.invalid-request');
};

/** Changes profile, settings or picture of a player; fields left out keep their values. */
export const changePlayer = (
  { db, newId }: Platform,
  hooks: PlayerHooks,
  change: PlayerChange,
): Promise<Outcome<PlayerEntity>> =>
  db.write(async (tx): Promise<Outcome<PlayerEntity>> => {
    const { actor, id, changedProps } = change;
    const player = await lockPlayer(tx, id);
    if (player === null) return refused('error.not-found');
    if (!mayChangePlayer(describeActor(actor), await factsOf(tx.q, hooks, player)))
      return refused('error.insufficient-permissions');
    if (!checkTeam(actor, change).ok)
      return {
        ok: false,
        error: { code: 'error.invalid-request', fields: ['/changedProps/settings/currentTeamId'] },
      };
    const { picture } = changedProps;
    const pictureId =
      picture === undefined
        ? player.pictureId
        : await replacePicture(tx, { earlierId: player.pictureId, id: newId(), picture });
    const after = { ...changed(player, changedProps), pictureId };
    await updatePlayer(tx, after);
    tx.afterCommit(() => hooks.playerChanged({ playerId: id, wasOpen: player.onlineMatchesAllowed }));
    return ok(playerEntity(after, { picture: await findPicture(tx.q, pictureId) }));
  });
