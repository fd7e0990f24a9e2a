import type { Match } from '@neundarter/rules/match/types';
import { ok } from '@neundarter/rules/result';
import { matchFiguresOf } from '@neundarter/rules/stats/match-figures';
import type { MatchFollower } from '../matches/settle-match.ts';
import type { StoredMatch } from '../matches/storage/stored-match.ts';
import type { Queries } from '../platform/db/database.ts';
import type { PlayerMatchStatsTable } from '../platform/db/tables/statistics-tables.ts';
import { findKnownPlayers } from '../players/reads.ts';
import { monthRows } from './month-rows.ts';
import { statsRow } from './stats-row.ts';
import { findRowsOfMatch, replaceRowsOfMatch } from './store.ts';

/**
 * The statistics of a match: a row for each of its registered players, or nothing unless it is finished. A player whose
 * account was deleted is still named in the match but no longer registered, and gets no row.
 */
export const statsRowsOf = async (
  q: Queries,
  stored: StoredMatch,
  match: Match,
): Promise<readonly PlayerMatchStatsTable[]> => {
  const figures = matchFiguresOf(match);
  if (figures.length === 0) return [];
  const known = await findKnownPlayers(
    q,
    figures.map(({ playerId }) => playerId),
  );
  const ids = new Set(known.filter(({ isRegistered }) => isRegistered).map(({ id }) => id));
  return (
    figures
      .filter(({ playerId }) => ids.has(playerId))
      .map((figure) => statsRow(stored, figure, match.finishedAt ?? 0))
      // Sorted, so that two matches of the same players lock rows in the same order and never deadlock.
      .toSorted((one, other) => (one.player_id < other.player_id ? -1 : 1))
  );
};

/** Writes the statistics of a match when it ends, and removes them after an undo or when the match is deleted. */
export const keepMatchStats: MatchFollower = async (tx, { before, after }) => {
  const id = (after ?? before)?.stored.id ?? '';
  const rowsBefore = await findRowsOfMatch(tx.q, id);
  const rowsAfter = after === null ? [] : await statsRowsOf(tx.q, after.stored, after.match);
  if (rowsBefore.length === 0 && rowsAfter.length === 0) return ok(true);
  await replaceRowsOfMatch(tx, id, rowsAfter);
  for (const row of rowsBefore) await monthRows.takeOff(tx, row);
  for (const row of rowsAfter) await monthRows.add(tx, row);
  return ok(true);
};
