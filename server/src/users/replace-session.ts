import type { Session } from '@neundarter/contract/entities/user';
import type { WriteTx } from '../platform/db/database.ts';
import type { Platform } from '../platform/platform.ts';
import { announceSessionEnd } from './announce-session-end.ts';
import { openSession } from './open-session.ts';
import { sessionRows } from './session-rows.ts';
import { lockUser } from './store.ts';
import type { UserHooks } from './user-entity.ts';

type Replaced = { readonly session: Session; readonly sessionId: string };

type Earlier = { readonly userId: string; readonly sessionId: string };

/** Opens a session in place of an earlier one of the same user, and ends that. @returns null if somebody has ended it already */
export const replaceSession = async (
  { hooks, ...platform }: Pick<Platform, 'clock' | 'newId' | 'announce'> & { readonly hooks: UserHooks },
  tx: WriteTx,
  { userId, sessionId }: Earlier,
): Promise<Replaced | null> => {
  const user = await lockUser(tx, { id: userId });
  if (user === null || !(await sessionRows.exists(tx.q, sessionId))) return null;
  const newSessionId = platform.newId();
  const session = await openSession({ ...platform, newId: () => newSessionId, hooks }, tx, { user });
  await sessionRows.end(tx, sessionId);
  platform.announce(tx, [announceSessionEnd({ sessionId }, 'signed-out')]);
  return { session, sessionId: newSessionId };
};
