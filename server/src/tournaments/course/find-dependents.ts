import { plannedMatches } from '@neundarter/rules/tournament/advance/play-offs';
import { advance } from '@neundarter/rules/tournament/course/advance';
import { changedMatches } from '@neundarter/rules/tournament/course/changes';
import type { Queries } from '../../platform/db/database.ts';
import { findBegunMatches } from '../core/find-begun-matches.ts';
import type { RunningTournament } from '../core/gather-running.ts';
import { rowOfEntry, rowsOf } from '../storage/stored-log.ts';

/**
 * Keys of the matches that have begun and would have other parties without the result of a match, and without the results
 * of those matches; in playing order.
 */
export const findDependents = async (
  q: Queries,
  running: RunningTournament,
  key: string,
): Promise<readonly string[]> => {
  const { plan, before, tournament, matches } = running;
  const without = new Set([key]);
  for (;;) {
    const log = tournament.log.filter((entry) => {
      const row = rowOfEntry(entry);
      return (row.kind !== 'result' && row.kind !== 'take-over') || !without.has(row.match);
    });
    const changed = changedMatches(plan, before, advance(plan, rowsOf(log))).filter(
      (one) => !without.has(one),
    );
    const begun = new Set(await findBegunMatches(q, running, changed));
    const found = changed.filter((one) => begun.has(matches.get(one)?.matchId ?? ''));
    if (found.length === 0) break;
    for (const one of found) without.add(one);
  }
  return plannedMatches(plan, before)
    .map((match) => match.key)
    .filter((one) => one !== key && without.has(one));
};
