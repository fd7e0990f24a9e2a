import { ok, refused } from '@neundarter/rules/result';
import { lockEvent } from '../events/lock-event.ts';
import { findEventById } from '../events/reads.ts';
import type { Queries, WriteTx } from '../platform/db/database.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { gatherRunning, type RunningTournament } from '../tournaments/core/gather-running.ts';
import type { TournamentFollowing } from '../tournaments/core/tournament-follower.ts';
import { callInHall, nameCalled } from './call-match.ts';
import { changeLockedHall, type LockedHall } from './change-hall.ts';
import { gatherHall } from './gather-hall.ts';
import { findHallChoice } from './hall-rows.ts';
import { planOwn } from './together/plan-own.ts';

/** The running tournament of an event, if it calls by itself. */
const findCalling = async (
  q: Queries,
  { db }: Pick<TournamentFollowing, 'db'>,
  eventId: string,
): Promise<RunningTournament | null> => {
  if ((await findHallChoice(q, eventId)).mode !== 'automatic') return null;
  const event = await findEventById(q, eventId);
  const running = event === null ? null : await gatherRunning({ q, db }, event);
  return running?.tournament.row.status === 'running' ? running : null;
};

/** Calls what `schedule` proposes. What is refused stays: somebody else has called meanwhile. */
const callAll = async (
  platform: TournamentFollowing,
  tx: WriteTx,
  locked: LockedHall,
): Promise<Outcome<{ readonly matchIds: readonly string[] } | null>> => {
  const called: { readonly matchId: string; readonly caller: string | null }[] = [];
  const { hall, running, now } = locked;
  for (const { hallId, matchId, boardId, caller } of await planOwn(
    { q: tx.q, db: platform.db },
    { hall, running },
    now,
  )) {
    const done = await callInHall(platform, tx, { ...locked, hallId, boardId, by: null });
    if (done.ok && done.value) called.push({ matchId, caller });
  }
  if (called.length === 0) return ok(null);
  const named = await nameCalled(platform, tx, { locked, called });
  if (!named.ok) return named;
  return ok({
    matchIds: [...new Set([...called.map(({ matchId }) => matchId), ...named.value])],
    isCourse: true,
  });
};

/**
 * Calls the next matches of a tournament that calls by itself, if there are any. Several processes may do so at once: each
 * locks what a call by hand locks, and plans again.
 */
export const callByItself = async (platform: TournamentFollowing, eventId: string): Promise<void> => {
  const { db, clock } = platform;
  const hasMatches = await db.read(async (q) => {
    const running = await findCalling(q, platform, eventId);
    if (running === null) return false;
    const now = clock.now();
    const hall = await gatherHall(q, running, now);
    return (await planOwn({ q, db }, { hall, running }, now)).length > 0;
  });
  if (!hasMatches) return;
  await db.write(async (tx): Promise<Outcome<unknown>> => {
    await lockEvent(tx, eventId);
    const running = await findCalling(tx.q, platform, eventId);
    if (running === null) return refused('error.event.invalid-status');
    return changeLockedHall(platform, tx, {
      running,
      change: (own, locked) => callAll(platform, own, locked),
    });
  });
};
