import { hasBegun } from '@neundarter/rules/match/has-begun';
import { ok, refused } from '@neundarter/rules/result';
import { advance } from '@neundarter/rules/tournament/course/advance';
import type { EventCaller } from '../../events/gather-event-rights.ts';
import { logRows } from '../../events/log-rows.ts';
import type { EventRecord } from '../../events/stored-event.ts';
import { announceBoards } from '../../matches/boards/announce-boards.ts';
import { lockMatches } from '../../matches/following/lock-matches.ts';
import { removeMatches } from '../../matches/following/remove-matches.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { describeActor } from '../../users/describe-actor.ts';
import { findPlannedMatches } from '../core/find-planned-matches.ts';
import { gatherTournament, planOf } from '../core/gather-tournament.ts';
import { tellFollowers } from '../core/tell-followers.ts';
import type { TournamentFollowing } from '../core/tournament-follower.ts';
import { entryRows } from '../storage/entry-rows.ts';
import { updateTournament } from '../storage/store.ts';
import { keepSeeds } from './set-seeding-list.ts';

/**
 * Takes back the start as long as nothing was played: the matches are deleted, registration is closed, and everything can
 * be changed again, with the seeding list as it was before the lot. Refusal besides the usual ones: `error.event.game-already-begun`, which names the match.
 */
export const undoStart = async (
  platform: TournamentFollowing,
  tx: WriteTx,
  { event, caller: { actor } }: { readonly event: EventRecord; readonly caller: EventCaller },
): Promise<Outcome<readonly string[]>> => {
  const tournament = await gatherTournament(tx.q, event);
  if (tournament?.row.status !== 'running') return refused('error.event.invalid-status');
  const { row, entries, log } = tournament;
  const plan = planOf(tournament);
  const ids = [...(await findPlannedMatches(tx.q, event.id)).values()].map(({ matchId }) => matchId);
  const begun = (await lockMatches(tx, ids)).find(({ props }) => hasBegun(props));
  if (begun !== undefined)
    return { ok: false, error: { code: 'error.event.game-already-begun', fields: [], matchId: begun.id } };
  const closed = { ...row, status: 'registration-closed', startedAt: null, listedSeeds: null } as const;
  await updateTournament(tx, closed);
  // Who has entered late was there before the next start.
  for (const entry of entries)
    if (entry.lateSeat !== null) await entryRows.update(tx, { ...entry, lateSeat: null });
  const seatless = entries.map((entry) => ({ ...entry, lateSeat: null }));
  if (row.listedSeeds !== null) await keepSeeds(tx, seatless, row.listedSeeds);
  await tellFollowers(platform, tx, { tournament, plan, state: advance(plan, []) });
  const undone = { at: platform.clock.now(), by: describeActor(actor).id };
  for (const entry of log) await logRows.undo(tx, entry, undone);
  announceBoards(platform, tx, event.props.teamId);
  // Nothing follows from matches without a turn, and the event is announced once.
  const removed = await removeMatches(platform, tx, { ids, origin: 'setup' });
  return removed.ok ? ok(ids) : removed;
};
