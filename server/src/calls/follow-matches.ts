import { ok } from '@neundarter/rules/result';
import { announceEventChange } from '../events/announce-event-change.ts';
import { findHasCaller, removeCall } from '../matches/boards/call-rows.ts';
import type { LockedMatch, MatchFollower, MatchPlatform, StartFollower } from '../matches/settle-match.ts';
import type { WriteTx } from '../platform/db/database.ts';
import type { Outcome } from '../platform/http/handler.ts';
import type { TournamentFollowing } from '../tournaments/core/tournament-follower.ts';
import { nameCallers } from '../tournaments/course/name-callers.ts';
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

/**
 * Whoever plays or calls a match that runs now does not call another one that is called; and a match that waits again, after its start
 * or its result was taken back, has no caller of its last call. @returns ids of the matches that have another caller
 */
const followCallers = async (
  platform: TournamentFollowing,
  tx: WriteTx,
  { before, after }: Changed,
): Promise<Outcome<readonly string[]>> => {
  const { eventId = null, event = null } = after?.stored.props ?? {};
  if (after === null || eventId === null || event?.type !== 'tournament') return ok([]);
  const { id } = after.stored;
  const { status } = after.match;
  if (before?.match.status === status) return ok([]);
  if (status === 'scheduled')
    return nameCallers(platform, tx, { eventId, ended: [id], isWaitingAgain: true });
  const isNamed = status === 'running' && (await findHasCaller(tx.q, { eventId, inMatch: id }));
  return isNamed ? settleCallers(platform, tx, eventId) : ok([]);
};

/** The same, told to everybody who looks at the event. */
const freeCallers = async (
  platform: TournamentFollowing,
  tx: WriteTx,
  changed: Changed,
): Promise<Outcome<true>> => {
  const freed = await followCallers(platform, tx, changed);
  if (!freed.ok) return freed;
  const eventId = changed.after?.stored.props.eventId ?? null;
  if (eventId !== null && freed.value.length > 0)
    await announceEventChange(platform, tx, {
      eventId,
      matchIds: freed.value,
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
