import type { TakeOverAnswer } from '@neundarter/contract/routes/results';
import { ok, refused } from '@neundarter/rules/result';
import { plannedMatches } from '@neundarter/rules/tournament/advance/play-offs';
import type { TakeOver } from '@neundarter/rules/tournament/advance/take-over';
import { type PlannedTakeOver, planTakeOver } from '@neundarter/rules/tournament/course/plan-take-over';
import { resetMatch } from '../../matches/following/reset-match.ts';
import type { LockedMatch } from '../../matches/settle-match.ts';
import type { Queries, WriteTx } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import type { ResultAuthor } from '../../results/result-kind.ts';
import { findBegunMatches } from '../core/find-begun-matches.ts';
import type { RunningTournament } from '../core/gather-running.ts';
import type { TournamentFollowing } from '../core/tournament-follower.ts';
import { addLogEntry } from '../storage/add-log-entry.ts';
import { placeOf, rowOfEntry, rowsOf } from '../storage/stored-log.ts';
import { undoLogged } from '../storage/undo-logged.ts';
import { addResult } from './add-result.ts';
import { keepState } from './keep-state.ts';
import { tellReset } from './tell-reset.ts';

/** A match of a started tournament. */
type Own = { readonly running: RunningTournament; readonly key: string; readonly matchId: string };

type Author = ResultAuthor & { readonly reason: string };

const planFor = async (q: Queries, { running, key }: Own): Promise<PlannedTakeOver | null> => {
  const { plan, before, tournament, matches } = running;
  const begun = new Set(await findBegunMatches(q, running, [...matches.keys()]));
  const hasBegun = (match: string): boolean => begun.has(matches.get(match)?.matchId ?? '');
  return planTakeOver({ plan, rows: rowsOf(tournament.log), state: before, hasBegun }, key);
};

/** What a take-over of the place of a match would do to other matches. */
export const describeTakeOver = async (q: Queries, own: Own): Promise<TakeOverAnswer> => {
  const { plan, before, matches } = own.running;
  const planned = await planFor(q, own);
  const numbers = new Map(plannedMatches(plan, before).map(({ key, number }) => [key, number]));
  const affected = (planned?.effects ?? []).flatMap(({ match, effect }) => {
    const matchId = matches.get(match)?.matchId;
    const number = numbers.get(match) ?? null;
    return matchId === undefined || number === null ? [] : [{ matchId, number, effect }];
  });
  return { isPossible: planned?.isPossible ?? false, matches: affected };
};

type Kept = Own & { readonly takeOver: TakeOver; readonly author: Author; readonly after: LockedMatch };

/** Writes the corrected result in place of the earlier one, who has taken over the place, and what follows. */
const keepTakenOver = async (
  platform: TournamentFollowing,
  tx: WriteTx,
  { running, key, matchId, takeOver, author: { by, reason }, after }: Kept,
): Promise<Outcome<readonly string[]>> => {
  const at = platform.clock.now();
  const { log, event } = running.tournament;
  const undone = await undoLogged(
    tx,
    { log, keys: [key], kinds: ['result', 'take-over'] },
    { at, by, reason },
  );
  const earlier = undone.find((entry) => rowOfEntry(entry).kind === 'result');
  const place = earlier === undefined ? {} : { inPlaceOf: placeOf(earlier) };
  await addResult(tx, { running, key }, { before: null, after, by, at, ...place });
  const row = { kind: 'take-over', ...takeOver, reason } as const;
  await addLogEntry(tx, event.id, { row, matchId, at, by });
  return keepState(platform, tx, { ...running, own: key });
};

/** Deletes what was played in matches that are played anew, and takes their results out of the log. */
const resetAnew = async (
  platform: TournamentFollowing,
  tx: WriteTx,
  {
    running,
    keys,
    by,
    reason,
  }: Author & { readonly running: RunningTournament; readonly keys: readonly string[] },
): Promise<Outcome<true>> => {
  const at = platform.clock.now();
  const { log, event } = running.tournament;
  await undoLogged(tx, { log, keys, kinds: ['result', 'begin', 'called', 'take-over'] }, { at, by, reason });
  const anew = keys.flatMap((match) => {
    const matchId = running.matches.get(match)?.matchId;
    return matchId === undefined ? [] : [{ match, matchId }];
  });
  for (const { match, matchId } of anew.toSorted((one, other) => (one.matchId < other.matchId ? -1 : 1))) {
    const reset = await resetMatch(platform, tx, { matchId, origin: 'event' });
    if (!reset.ok) return reset;
    await addLogEntry(tx, event.id, { row: { kind: 'reset', match, reason }, matchId, at, by });
  }
  if (keys.length > 0) await tellReset(platform, tx, { running, keys, reason });
  return ok(true);
};

/**
 * Prepares that the loser of a match, who has really won it, takes over the place of the other one. Refusals:
 * `error.event.invalid-status` if that is not possible, `error.event.follow-up-match-started` if a match is played anew that
 * the caller does not know of.
 */
export const takeOverPlace = async (
  platform: TournamentFollowing,
  tx: WriteTx,
  { seen, author, ...own }: Own & { readonly seen: readonly string[]; readonly author: Author },
): Promise<Outcome<{ readonly keep: (after: LockedMatch) => Promise<Outcome<readonly string[]>> }>> => {
  const { running } = own;
  const planned = await planFor(tx.q, own);
  if (!planned?.isPossible) return refused('error.event.invalid-status');
  const { takeOver, effects } = planned;
  const keys = effects.flatMap(({ match, effect }) => (effect === 'anew' ? [match] : []));
  const ids = keys.flatMap((key) => running.matches.get(key)?.matchId ?? []);
  if (!ids.every((id) => seen.includes(id))) return refused('error.event.follow-up-match-started');
  const reset = await resetAnew(platform, tx, { running, keys, ...author });
  if (!reset.ok) return reset;
  return ok({
    keep: async (after) => {
      const kept = await keepTakenOver(platform, tx, { ...own, takeOver, author, after });
      return kept.ok ? ok([...new Set([own.matchId, ...ids, ...kept.value])]) : kept;
    },
  });
};
