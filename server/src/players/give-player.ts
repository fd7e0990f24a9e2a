import type { WriteTx } from '../platform/db/database.ts';
import type { Platform } from '../platform/platform.ts';
import { insertPlayer, lockPlayer, updatePlayer } from './store.ts';

/** Maximum tries for an unused online id; the first one succeeds unless there are millions of players. */
const maxTries = 20;

/**
 * Gives a user with a newly verified address their player: the one that an invitation reserved for them, or a new one
 * without a name.
 * @param keptId id of the reserved player without an account, or null
 */
export const givePlayer = async (
  { clock, newId }: Pick<Platform, 'clock' | 'newId'>,
  tx: WriteTx,
  keptId: string | null,
): Promise<string> => {
  const kept = keptId === null ? null : await lockPlayer(tx, keptId);
  if (kept !== null && kept.type === 'external') {
    await updatePlayer(tx, { ...kept, type: 'registered' });
    return kept.id;
  }
  for (let tries = 0; tries < maxTries; tries += 1) {
    const id = newId();
    const isNew = await insertPlayer(tx, {
      id,
      type: 'registered',
      firstName: '',
      lastName: null,
      nickName: null,
      externalId: null,
      onlineMatchesAllowed: false,
      currentTeamId: null,
      pictureId: null,
      propsHash: null,
      createdBy: null,
      createdAt: clock.now(),
    });
    if (isNew) return id;
  }
  throw new Error('No free online id was found');
};
