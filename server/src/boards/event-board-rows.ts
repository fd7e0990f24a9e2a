import { type BoardUse, plainUse } from '@neundarter/rules/hall/event-board';
import { findBoards, type StoredBoard } from '../matches/boards/board-rows.ts';
import type { Queries, WriteTx } from '../platform/db/database.ts';
import type { EventBoardsTable } from '../platform/db/tables/board-tables.ts';

/** A board that an event uses. */
export type EventBoard = StoredBoard & { readonly use: BoardUse };

const listIn = <Value extends string>(json: string | null): readonly Value[] =>
  json === null ? [] : JSON.parse(json);

const jsonOf = (list: readonly string[]): string | null => (list.length === 0 ? null : JSON.stringify(list));

const useOf = (row: EventBoardsTable): BoardUse => ({
  from: row.from_time,
  until: row.until_time,
  side: row.side,
  rounds: listIn(row.for_rounds),
  groups: listIn(row.for_groups),
});

/** How an event uses boards, by their ids; empty if it has chosen none. */
export const findUses = async (q: Queries, eventId: string): Promise<ReadonlyMap<string, BoardUse>> => {
  const rows = await q.selectFrom('event_boards').selectAll().where('event_id', '=', eventId).execute();
  return new Map(rows.map((row) => [row.board_id, useOf(row)]));
};

/**
 * The boards that an event uses, in the order of the hall: those that were chosen, otherwise all of its team. Broken and reserved
 * ones are among them. Empty for an event that does not exist.
 */
export const findEventBoards = async (q: Queries, eventId: string): Promise<readonly EventBoard[]> => {
  const event = await q.selectFrom('events').select('team_id').where('id', '=', eventId).executeTakeFirst();
  if (event === undefined) return [];
  const boards = await findBoards(q, event.team_id);
  const uses = await findUses(q, eventId);
  if (uses.size === 0) return boards.map((board) => ({ ...board, use: plainUse }));
  return boards.flatMap((board) => {
    const use = uses.get(board.id);
    return use === undefined ? [] : [{ ...board, use }];
  });
};

/** A board that an event chooses, and how it uses it. */
export type ChosenBoard = BoardUse & { readonly boardId: string };

/** Stores which boards an event uses, instead of those that it used before. */
export const replaceUses = async (
  { q }: WriteTx,
  { eventId, chosen }: { readonly eventId: string; readonly chosen: readonly ChosenBoard[] },
): Promise<void> => {
  await q.deleteFrom('event_boards').where('event_id', '=', eventId).execute();
  if (chosen.length === 0) return;
  const rows = chosen.map(({ boardId, from, until, side, rounds, groups }) => ({
    event_id: eventId,
    board_id: boardId,
    from_time: from,
    until_time: until,
    side,
    for_rounds: jsonOf(rounds),
    for_groups: jsonOf(groups),
  }));
  await q.insertInto('event_boards').values(rows).execute();
};
