import type { Database, Queries, WriteTx } from '../platform/db/database.ts';
import type { BoardTabletsTable } from '../platform/db/tables/board-tables.ts';
import type { IdentifyTablet } from '../platform/http/handler.ts';
import { hashToken } from '../platform/identity/secret-token.ts';

/** A tablet that is bound to a board. */
type StoredTablet = BoardTabletsTable;

/** Finds the tablet of a key and its board; each call looks, so that a key ends at once. */
export const tabletFinder =
  (db: Pick<Database, 'query'>): IdentifyTablet =>
  async (key) => {
    const row = await db.query((q) =>
      q
        .selectFrom('board_tablets')
        .innerJoin('boards', 'boards.id', 'board_tablets.board_id')
        .select([
          'board_tablets.id',
          'board_tablets.board_id as boardId',
          'boards.team_id as teamId',
          'board_tablets.next_match_id as nextMatchId',
        ])
        .where('board_tablets.key_hash', '=', hashToken(key))
        .executeTakeFirst(),
    );
    return row ?? null;
  };

const ofTeam = (q: Queries, teamId: string) =>
  q
    .selectFrom('board_tablets')
    .innerJoin('boards', 'boards.id', 'board_tablets.board_id')
    .where('boards.team_id', '=', teamId);

/** Tablets; lock their team before they change. */
export const tabletRows = {
  find: (q: Queries, id: string): Promise<StoredTablet | undefined> =>
    q.selectFrom('board_tablets').selectAll().where('id', '=', id).executeTakeFirst(),

  /** The tablets of a hall, the first one first. */
  findOfTeam: (q: Queries, teamId: string): Promise<readonly StoredTablet[]> =>
    ofTeam(q, teamId)
      .selectAll('board_tablets')
      .orderBy('board_tablets.bound_at')
      .orderBy('board_tablets.id')
      .execute(),

  add: async ({ q }: WriteTx, row: StoredTablet): Promise<void> => {
    await q.insertInto('board_tablets').values(row).execute();
  },

  /** Stores the sign of life of a tablet, and what it was told. */
  noteSeen: async (
    { q }: WriteTx,
    { id, ...seen }: Pick<StoredTablet, 'id' | 'last_seen_at' | 'battery' | 'next_match_id'>,
  ): Promise<void> => {
    await q.updateTable('board_tablets').set(seen).where('id', '=', id).execute();
  },

  remove: async ({ q }: WriteTx, id: string): Promise<void> => {
    await q.deleteFrom('board_tablets').where('id', '=', id).execute();
  },
};
