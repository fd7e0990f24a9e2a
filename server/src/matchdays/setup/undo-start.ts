import { progressOfGame } from '@neundarter/rules/matchday/game-parties';
import { sides } from '@neundarter/rules/matchday/plan';
import { ok, refused } from '@neundarter/rules/result';
import type { EventCaller } from '../../events/gather-event-rights.ts';
import { logRows } from '../../events/log-rows.ts';
import type { EventRecord } from '../../events/stored-event.ts';
import { findPlaces } from '../../matches/following/find-places.ts';
import { lockMatches } from '../../matches/following/lock-matches.ts';
import { removeMatches } from '../../matches/following/remove-matches.ts';
import { resetMatch } from '../../matches/following/reset-match.ts';
import type { MatchPlatform } from '../../matches/settle-match.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { describeActor } from '../../users/describe-actor.ts';
import { gatherMatchday } from '../core/gather-matchdays.ts';
import { keepState } from '../core/keep-state.ts';
import { removeFromLineUp, updateMatchday } from '../storage/store.ts';
import { changesOf } from '../storage/stored-log.ts';

/** What an undone start takes with it; who takes part by a device stays. */
const undoneKinds: ReadonlySet<string> = new Set(['substitution', 'pairs', 'late', 'game-result']);

/**
 * Takes back the start of a match day: its games are deleted, and its line-ups can be changed again. Refusals:
 * `error.event.invalid-status` unless running, `error.event.game-already-begun`, which names a game that has a turn or a
 * result.
 */
export const undoStart = async (
  platform: MatchPlatform,
  tx: WriteTx,
  { event, caller: { actor } }: { readonly event: EventRecord; readonly caller: EventCaller },
): Promise<Outcome<readonly string[]>> => {
  const now = platform.clock.now();
  const matchday = await gatherMatchday(tx.q, event, { actor, now });
  if (matchday?.row.status !== 'running') return refused('error.event.invalid-status');
  const places = await findPlaces(tx.q, { eventIds: [event.id], stage: 'matchday' });
  const ids = places.map(({ matchId }) => matchId);
  const begun = (await lockMatches(tx, ids)).find(({ props }) => progressOfGame(props) === 'begun');
  if (begun !== undefined)
    return { ok: false, error: { code: 'error.event.game-already-begun', fields: [], matchId: begun.id } };
  const undo = { at: now, by: describeActor(actor).id };
  for (const entry of matchday.log.filter(({ kind }) => undoneKinds.has(kind)))
    await logRows.undo(tx, entry, undo);
  for (const side of sides)
    for (const { change } of changesOf(matchday.log, side))
      if (change.kind === 'late')
        await removeFromLineUp(tx, { eventId: event.id, side, playerId: change.playerId });
  for (const matchId of ids.toSorted()) {
    const reset = await resetMatch(platform, tx, { matchId, origin: 'event' });
    if (!reset.ok) return reset;
  }
  const removed = await removeMatches(platform, tx, { ids, origin: 'setup' });
  if (!removed.ok) return removed;
  await updateMatchday(tx, { ...matchday.row, startedAt: null });
  await keepState(tx, event.id);
  return ok(ids);
};
