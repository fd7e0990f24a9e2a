import type { Actor } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { sessionRows } from './session-rows.ts';

/** Ends the caller's session, or all sessions of its user. */
export const logout = async (
  { db }: Platform,
  { actor, everywhere }: { readonly actor: Actor; readonly everywhere: boolean },
): Promise<void> => {
  if (actor.kind !== 'user') return;
  await db.write((tx) =>
    everywhere ? sessionRows.endAllOf(tx, actor.id) : sessionRows.end(tx, actor.sessionId),
  );
};
