import { strayCallers } from '@neundarter/rules/hall/stray-callers';
import { ok } from '@neundarter/rules/result';
import { findEventById } from '../events/reads.ts';
import { findHasCaller } from '../matches/boards/call-rows.ts';
import type { WriteTx } from '../platform/db/database.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { gatherRunning } from '../tournaments/core/gather-running.ts';
import type { TournamentFollowing } from '../tournaments/core/tournament-follower.ts';
import { nameCallers } from '../tournaments/course/name-callers.ts';
import { gatherHall } from './gather-hall.ts';

/**
 * Takes their calls from callers of called matches who are not free any more, after something has happened in a locked event.
 * Whom an organiser has chosen stays. @returns ids of the matches
 */
export const settleCallers = async (
  platform: TournamentFollowing,
  tx: WriteTx,
  eventId: string,
): Promise<Outcome<readonly string[]>> => {
  await tx.flush();
  if (!(await findHasCaller(tx.q, { eventId }))) return ok([]);
  const event = await findEventById(tx.q, eventId);
  const running = event === null ? null : await gatherRunning({ q: tx.q, db: platform.db }, event);
  if (running === null) return ok([]);
  const { input, matchIdOf } = await gatherHall(tx.q, running, platform.clock.now());
  const ended = strayCallers(input).flatMap((hallId) => matchIdOf(hallId) ?? []);
  return ended.length === 0 ? ok([]) : nameCallers(platform, tx, { eventId, ended });
};
