import type { Actor } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { announceSessionEnd } from './announce-session-end.ts';
import { sessionRows } from './session-rows.ts';

/** Ends the caller's session, or all sessions of its user, with their live connections. */
export const logout = async (
  { db, announce }: Platform,
  { actor, everywhere }: { readonly actor: Actor; readonly everywhere: boolean },
): Promise<void> => {
  if (actor.kind !== 'user') return;
  await db.write(async (tx) => {
    if (everywhere) await sessionRows.endAllOf(tx, actor.id);
    else await sessionRows.end(tx, actor.sessionId);
    announce(tx, [
      announceSessionEnd(everywhere ? { userId: actor.id } : { sessionId: actor.sessionId }, 'signed-out'),
    ]);
  });
};
