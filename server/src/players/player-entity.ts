import type { PlayerEntity } from '@neundarter/contract/entities/player';
import { fullNameOf } from '@neundarter/rules/people/full-name';
import { pictureUrlOf } from '../platform/pictures/picture-store.ts';
import type { SmallPicture } from '../platform/pictures/shrink-picture.ts';
import { onlineIdOf, type StoredPlayer } from './store.ts';

type More = {
  /** Only if a single player is read. */
  readonly picture?: SmallPicture | null;
  /** Only in the list of a team's players. */
  readonly teamStatus?: 'confirmed' | 'invite-pending';
};

/** A player in the shape of the API. */
export const playerEntity = (player: StoredPlayer, more: More = {}): PlayerEntity => ({
  id: player.id,
  props: {
    type: player.type,
    firstName: player.firstName,
    lastName: player.lastName,
    nickName: player.nickName,
    fullName: fullNameOf(player),
    onlineId: onlineIdOf(player.id),
    externalId: player.externalId,
    settings: {
      onlineMatchesAllowed: player.onlineMatchesAllowed,
      currentTeamId: player.currentTeamId,
    },
    pictureUrl: pictureUrlOf(player.pictureId),
    ...more,
  },
});
