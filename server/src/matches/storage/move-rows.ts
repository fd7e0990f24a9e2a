// The list of moves of a match as it grows and changes; `move-row.ts` converts one of them.
import type { WriteTx } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import type { MatchMovesTable } from '../../platform/db/tables/match-tables.ts';

const insertMoveRow = prepared<MatchMovesTable>(({ q }, argument) =>
  q.insertInto('match_moves').values({
    match_id: argument('match_id'),
    seq: argument('seq'),
    kind: argument('kind'),
    time_stamp: argument('time_stamp'),
    throw_id: argument('throw_id'),
    set_number: argument('set_number'),
    leg_number: argument('leg_number'),
    throw_number: argument('throw_number'),
    party: argument('party'),
    player_id: argument('player_id'),
    score: argument('score'),
    darts_thrown: argument('darts_thrown'),
    attempts_on_double: argument('attempts_on_double'),
    darts: argument('darts'),
    beds: argument('beds'),
    result: argument('result'),
  }),
);

/** Defers the insert of a move. */
export const insertMove = (tx: WriteTx, row: MatchMovesTable): void =>
  tx.defer(`match_moves/${row.match_id}/${row.seq}`, insertMoveRow.with(row));

/** Maximum rows per statement: databases accept some ten thousand values, and a row has 16. */
const movesPerInsert = 500;

/** Inserts many moves at once. */
export const insertMoves = async ({ q }: WriteTx, rows: readonly MatchMovesTable[]): Promise<void> => {
  for (let start = 0; start < rows.length; start += movesPerInsert)
    await q
      .insertInto('match_moves')
      .values(rows.slice(start, start + movesPerInsert))
      .execute();
};

/** Deletes the last throw or bull-out and the switches after it; returns the number of deleted moves. */
export const deleteLastThrow = async ({ q }: WriteTx, matchId: string): Promise<number> => {
  const result = await q
    .deleteFrom('match_moves')
    .where('match_id', '=', matchId)
    .where('seq', '>=', (eb) =>
      eb
        .selectFrom('match_moves')
        .select((inner) => inner.fn.max('seq').as('seq'))
        .where('match_id', '=', matchId)
        .where('kind', 'in', ['throw', 'bull-out']),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
};

/** The new values of a turn; later turns from `firstLostId` on (null: none) are deleted. */
export type MoveCorrection = {
  readonly throwId: string;
  readonly score: number;
  readonly dartsThrown: number;
  readonly attemptsOnDouble: number;
  readonly firstLostId: string | null;
};

/** Changes a turn and deletes the turns that it has made impossible; returns the number of deleted moves. */
export const correctMove = async (
  { q }: WriteTx,
  matchId: string,
  { throwId, score, dartsThrown, attemptsOnDouble, firstLostId }: MoveCorrection,
): Promise<number> => {
  await q
    .updateTable('match_moves')
    .set({ score, darts_thrown: dartsThrown, attempts_on_double: attemptsOnDouble, darts: null, beds: null })
    .where('match_id', '=', matchId)
    .where('throw_id', '=', throwId)
    .execute();
  if (firstLostId === null) return 0;
  const result = await q
    .deleteFrom('match_moves')
    .where('match_id', '=', matchId)
    .where('seq', '>=', (eb) =>
      eb
        .selectFrom('match_moves')
        .select('seq')
        .where('match_id', '=', matchId)
        .where('throw_id', '=', firstLostId),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
};

/** Deletes one move of a match. */
export const deleteMove = async (
  { q }: WriteTx,
  { matchId, seq }: { readonly matchId: string; readonly seq: number },
): Promise<void> => {
  await q.deleteFrom('match_moves').where('match_id', '=', matchId).where('seq', '=', seq).execute();
};
