import { ok } from '@neundarter/rules/result';
import { announceEventChange } from '../events/announce-event-change.ts';
import { findHasCaller, removeCall } from '../matches/boards/call-rows.ts';
import type { LockedMatch, MatchFollower, MatchPlatform, StartFollower } from '../matches/settle-match.ts';
import type { WriteTx } from '../platform/db/database.ts';
import type { Outcome } from '../platform/http/handler.ts';
import type { TournamentFollowing } from '../tournaments/core/tournament-follower.ts';
import { settleCallers } from './settle-callers.ts';

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

/** Whoever plays or calls a match that runs now does not call another one that is called. */
const freeCallers = async (
  platform: TournamentFollowing,
  tx: WriteTx,
  { before, after }: Changed,
): Promise<Outcome<true>> => {
  const { eventId = null, event = null } = after?.stored.props ?? {};
  const runs = after?.match.status === 'running' && before?.match.status !== 'running';
  if (
    !runs ||
    eventId === null ||
    event?.type !== 'tournament' ||
    !(await findHasCaller(tx.q, { eventId, inMatch: after.stored.id }))
  )
    return ok(true);
  const settled = await settleCallers(platform, tx, eventId);
  if (!settled.ok) return settled;
  await announceEventChange(platform, tx, {
    eventId,
    matchIds: settled.value,
    isEdit: false,
    isSameForAll: true,
  });
  return ok(true);
};

/** A match that is decided without a start is not called any more. */
export const followMatches =
  (platform: TournamentFollowing): MatchFollower =>
  async (tx, changed) => {
    await endCall(platform, tx, changed);
    return freeCallers(platform, tx, changed);
  };

/** A match that starts is not called any more; if its start is taken back, it waits to be called again. */
export const followMatchStarts =
  (platform: TournamentFollowing): StartFollower =>
  async (tx, started) => {
    await endCall(platform, tx, started);
    const freed = await freeCallers(platform, tx, started);
    if (!freed.ok) throw new Error(`No caller could be freed: ${JSON.stringify(freed.error)}`);
  };
