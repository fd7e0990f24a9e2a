import type { Match } from '@neundarter/rules/match/types';
import { ok } from '@neundarter/rules/result';
import { matchFiguresOf } from '@neundarter/rules/stats/match-figures';
import type { MatchFollower } from '../matches/settle-match.ts';
import type { StoredMatch } from '../matches/storage/stored-match.ts';
import type { Queries } from '../platform/db/database.ts';
import type { PlayerMatchStatsTable } from '../platform/db/tables.ts';
import { findKnownPlayers } from '../players/reads.ts';
import { monthRows } from './month-rows.ts';
import { statsRow } from './stats-row.ts';
import { findRowsOfMatch, replaceRowsOfMatch } from './store.ts';

/**
 * What a match leaves: a row for each registered player in it, nothing unless it is finished. Whoever has deleted the
 * account since is registered in the match and no more among the players, and gets none.
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
      // In one order, so that two matches of the same players never wait for each other.
      .toSorted((one, other) => (one.player_id < other.player_id ? -1 : 1))
  );
};

/** Writes what a match leaves in the statistics when it ends, and takes it back by undo or with the match. */
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
