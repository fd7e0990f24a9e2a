import type { WriteTx } from '../platform/db/database.ts';
import { replacePicture } from '../platform/pictures/picture-store.ts';
import { lockPlayer, updatePlayer } from './store.ts';

/** Removes all personal data of a player. The row stays because matches refer to it. */
export const anonymisePlayer = async (tx: WriteTx, id: string): Promise<void> => {
  const player = await lockPlayer(tx, id);
  if (player === null) return;
  await replacePicture(tx, { earlierId: player.pictureId, id, picture: null });
  await updatePlayer(tx, {
    ...player,
    type: 'external',
    firstName: '',
    lastName: null,
    nickName: null,
    externalId: null,
    onlineMatchesAllowed: false,
    currentTeamId: null,
    pictureId: null,
    propsHash: null,
    createdBy: null,
  });
};
