import type { MoveDeed } from '@neundarter/rules/league/move-fixture';
import { sql } from 'kysely';
import type { Queries, WriteTx } from '../platform/db/database.ts';

/** Something that a team or the office has done about moving a fixture, and who did it when (ms since 1970). */
export type StoredMove = {
  readonly id: string;
  readonly leagueId: string;
  /** Number of the fixture. */
  readonly fixture: number;
  readonly deed: MoveDeed;
  readonly madeAt: number;
  readonly madeBy: string;
};

const rowsOf = (q: Queries) =>
  q
    .selectFrom('league_moves')
    .select(['id', 'league_id', 'fixture', 'content', 'made_at', 'made_by'])
    .orderBy('fixture')
    .orderBy('seq');
type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

const moveOf = (row: Row): StoredMove => ({
  id: row.id,
  leagueId: row.league_id,
  fixture: row.fixture,
  deed: JSON.parse(row.content) as MoveDeed,
  madeAt: row.made_at,
  madeBy: row.made_by,
});

/** What was done in a league, by fixtures, the oldest first. @param only number of the fixture that is wanted */
export const findMoves = async (
  q: Queries,
  leagueId: string,
  only?: number,
): Promise<readonly StoredMove[]> => {
  const rows = await rowsOf(q)
    .where('league_id', '=', leagueId)
    .$if(only !== undefined, (query) => query.where('fixture', '=', only ?? 0))
    .execute();
  return rows.map(moveOf);
};

/** The act with this id, of any league; null if there is none. */
export const findMove = async (q: Queries, id: string): Promise<StoredMove | null> => {
  const row = await rowsOf(q).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : moveOf(row);
};

/** Inserts an act at the end of those of its fixture, whose league is locked. */
export const insertMove = async (
  { q }: WriteTx,
  { id, leagueId, fixture, deed, madeAt, madeBy }: StoredMove,
): Promise<void> => {
  await q
    .insertInto('league_moves')
    .values((eb) => ({
      id,
      league_id: leagueId,
      fixture,
      seq: eb
        .selectFrom('league_moves as earlier')
        .select(sql<number>`coalesce(max(earlier.seq), -1) + 1`.as('next'))
        .where('earlier.league_id', '=', leagueId)
        .where('earlier.fixture', '=', fixture),
      content: JSON.stringify(deed),
      made_at: madeAt,
      made_by: madeBy,
    }))
    .execute();
};
