import type { BoardState } from '@neundarter/rules/hall/board';
import { isSameBoard } from '@neundarter/rules/hall/board';
import type { Queries, WriteTx } from '../../platform/db/database.ts';
import type { BoardsTable } from '../../platform/db/tables/board-tables.ts';

/** A board of a team's hall. */
export type StoredBoard = {
  readonly id: string;
  readonly teamId: string;
  readonly name: string;
  readonly place: number;
  readonly state: BoardState;
  readonly isStream: boolean;
  /** When people last set the state, ms since 1970; null if nobody has. */
  readonly since: number | null;
  readonly revision: number;
  /** Since when somebody there waits for help, ms since 1970; null for nobody. */
  readonly helpSince: number | null;
};

const boardOf = (row: BoardsTable): StoredBoard => ({
  id: row.id,
  teamId: row.team_id,
  name: row.name,
  place: row.place,
  state: row.state,
  isStream: row.is_stream === 1,
  since: row.since,
  revision: row.revision,
  helpSince: row.help_since,
});

const rowOf = ({ teamId, isStream, helpSince, ...board }: StoredBoard): BoardsTable => ({
  ...board,
  help_since: helpSince,
  team_id: teamId,
  is_stream: isStream ? 1 : 0,
});

/** The boards of a team in the order of its hall. */
export const findBoards = async (q: Queries, teamId: string): Promise<readonly StoredBoard[]> => {
  const rows = await q
    .selectFrom('boards')
    .selectAll()
    .where('team_id', '=', teamId)
    .orderBy('place')
    .orderBy('id')
    .execute();
  return rows.map(boardOf);
};

/** Boards by their ids; those of other teams, too. */
export const findBoardsById = async (
  q: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredBoard>> => {
  if (ids.length === 0) return new Map();
  const rows = await q
    .selectFrom('boards')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, boardOf(row)]));
};

/** The board that people mean with a label; null if the team has none of this name. */
export const findBoardByLabel = async (
  q: Queries,
  { teamId, label }: { readonly teamId: string; readonly label: string },
): Promise<StoredBoard | null> =>
  (await findBoards(q, teamId)).find(({ name }) => isSameBoard(name, label)) ?? null;

/** Locks boards until the end of the transaction, in ascending order, after events and before matches. */
export const lockBoards = async ({ q, lockRows }: WriteTx, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  const rows = q
    .selectFrom('boards')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id');
  await lockRows(rows).execute();
};

export const insertBoards = async ({ q }: WriteTx, boards: readonly StoredBoard[]): Promise<void> => {
  if (boards.length > 0) await q.insertInto('boards').values(boards.map(rowOf)).execute();
};

/** Stores a board that exists, with the next revision. */
export const updateBoard = async ({ q }: WriteTx, board: StoredBoard): Promise<void> => {
  const { id, ...row } = rowOf(board);
  await q
    .updateTable('boards')
    .set({ ...row, revision: board.revision + 1 })
    .where('id', '=', id)
    .execute();
};

export const removeBoard = async ({ q }: WriteTx, id: string): Promise<void> => {
  await q.deleteFrom('boards').where('id', '=', id).execute();
};
