import { ok } from '@neundarter/rules/result';
import { announceEventChange } from '../events/announce-event-change.ts';
import { removeCall } from '../matches/boards/call-rows.ts';
import type { LockedMatch, MatchFollower, MatchPlatform, StartFollower } from '../matches/settle-match.ts';
import type { WriteTx } from '../platform/db/database.ts';

type Changed = { readonly before: LockedMatch | null; readonly after: LockedMatch | null };

/** Ends the call of a match that was scheduled, and tells its event: no other match is called. */
const endCall = async (platform: MatchPlatform, tx: WriteTx, { before, after }: Changed): Promise<void> => {
  const stored = (after ?? before)?.stored;
  const eventId = stored?.props.eventId ?? null;
  if (before !== null && before.match.status !== 'scheduled') return;
  if (stored === undefined || eventId === null || !(await removeCall(tx, stored.id))) return;
  await announceEventChange(platform, tx, {
    eventId,
    matchIds: [stored.id],
    isEdit: false,
    isSameForAll: true,
  });
};

/** A match that is decided without a start is not called any more. */
export const followMatches =
  (platform: MatchPlatform): MatchFollower =>
  async (tx, changed) => {
    await endCall(platform, tx, changed);
    return ok(true);
  };

/** A match that starts is not called any more; if its start is taken back, it waits to be called again. */
export const followMatchStarts =
  (platform: MatchPlatform): StartFollower =>
  (tx, started) =>
    endCall(platform, tx, started);
