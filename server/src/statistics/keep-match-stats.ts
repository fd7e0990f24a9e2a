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
import { findRowsOfMatches, replaceRowsOfMatches } from './store.ts';

/**
 * The statistics of matches: a row for each of their registered players, or nothing unless they are finished. A player whose
 * account was deleted is still named in the match but no longer registered, and gets no row. The rows are sorted, so that
 * two matches of the same players lock rows in the same order and never deadlock.
 */
export const statsRowsOf = async (
  q: Queries,
  matches: readonly { readonly stored: StoredMatch; readonly match: Match }[],
): Promise<readonly PlayerMatchStatsTable[]> => {
  const played = matches.flatMap(({ stored, match }) =>
    matchFiguresOf(match).map((figures) => ({ stored, figures, finishedAt: match.finishedAt ?? 0 })),
  );
  if (played.length === 0) return [];
  const playerIds = new Set(played.map(({ figures }) => figures.playerId));
  const known = await findKnownPlayers(q, [...playerIds]);
  const registered = new Set(known.filter(({ isRegistered }) => isRegistered).map(({ id }) => id));
  return played
    .filter(({ figures }) => registered.has(figures.playerId))
    .map(({ stored, figures, finishedAt }) => statsRow(stored, figures, finishedAt))
    .toSorted((one, other) => (one.player_id < other.player_id ? -1 : 1));
};

/** Writes the statistics of a match when it ends, and removes them after an undo or when the match is deleted. */
export const keepMatchStats: MatchFollower = async (tx, { before, after }) => {
  const id = (after ?? before)?.stored.id ?? '';
  const rowsBefore = await findRowsOfMatches(tx.q, [id]);
  const rowsAfter = after === null ? [] : await statsRowsOf(tx.q, [after]);
  if (rowsBefore.length === 0 && rowsAfter.length === 0) return ok(true);
  await replaceRowsOfMatches(tx, [id], rowsAfter);
  for (const row of rowsBefore) await monthRows.takeOff(tx, row);
  for (const row of rowsAfter) await monthRows.add(tx, row);
  return ok(true);
};
