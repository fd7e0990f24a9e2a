import { ok, refused } from '@neundarter/rules/result';
import type { EventRecord } from '../../events/stored-event.ts';
import { findPlaces } from '../../matches/following/find-places.ts';
import { lockMatches } from '../../matches/following/lock-matches.ts';
import { removeMatches } from '../../matches/following/remove-matches.ts';
import type { MatchPlatform } from '../../matches/settle-match.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { passRows } from '../../platform/passes/pass-rows.ts';
import { removeMatchdayRow } from '../storage/store.ts';

/**
 * Removes a match day of which nothing was played, with its line-ups and games. Refusal: `error.event.invalid-status`
 * once a turn was thrown in one of its games.
 */
export const removeMatchday = async (
  platform: MatchPlatform,
  tx: WriteTx,
  { id }: EventRecord,
): Promise<Outcome<true>> => {
  const places = await findPlaces(tx.q, { eventIds: [id], stage: 'matchday' });
  const matchIds = places.map(({ matchId }) => matchId);
  const games = await lockMatches(tx, matchIds);
  const wasPlayed = games.some(({ props }) => props.standing.lastScore.some((score) => score !== null));
  if (wasPlayed) return refused('error.event.invalid-status');
  await removeMatchdayRow(tx, id);
  await passRows.removeAll(tx, [id]);
  const removed = await removeMatches(platform, tx, { ids: matchIds, origin: 'event' });
  return removed.ok ? ok(true) : removed;
};
