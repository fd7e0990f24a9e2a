import type { MeasureKind } from '@neundarter/rules/league/measures';
import type { ReportDeed } from '@neundarter/rules/league/report';
import { sql } from 'kysely';
import type { Queries, WriteTx } from '../platform/db/database.ts';
import type { LeagueActsTable } from '../platform/db/tables/league-tables.ts';

/** A measure of the office; what does not belong to its kind is null. */
export type StoredMeasure = {
  readonly kind: 'measure';
  readonly measure: MeasureKind;
  /** Number of the team. */
  readonly team: number;
  readonly rule: string;
  readonly reason: string;
  readonly points: number | null;
  readonly euros: number | null;
};

/** What is stored of a report: signatures stand with the match day. */
export type StoredDeed = Exclude<ReportDeed, { readonly kind: 'signed' }>;

/** Who has taken something back, when (ms since 1970) and why. */
type Undo = { readonly at: number; readonly by: string; readonly reason: string };

/** Something that a team or the office has done, and who did it when (ms since 1970). */
export type StoredAct<Content = StoredDeed | StoredMeasure> = {
  readonly id: string;
  readonly leagueId: string;
  readonly fixture: number | null;
  readonly content: Content;
  readonly madeAt: number;
  readonly madeBy: string;
  readonly undone: Undo | null;
};

const undoOf = (row: LeagueActsTable): Undo | null =>
  row.undone_at === null
    ? null
    : { at: row.undone_at, by: row.undone_by ?? '', reason: row.undone_because ?? '' };

const actOf = (row: LeagueActsTable): StoredAct => ({
  id: row.id,
  leagueId: row.league_id,
  fixture: row.fixture,
  content: JSON.parse(row.content) as StoredDeed | StoredMeasure,
  madeAt: row.made_at,
  madeBy: row.made_by,
  undone: undoOf(row),
});

type ActKind = LeagueActsTable['kind'];

/** The acts of a league, the oldest first. @param kinds those that are wanted; missing: all of them */
export const findActs = async (
  q: Queries,
  leagueId: string,
  kinds?: readonly ActKind[],
): Promise<readonly StoredAct[]> => {
  const rows = await q
    .selectFrom('league_acts')
    .selectAll()
    .where('league_id', '=', leagueId)
    .$if(kinds !== undefined, (query) => query.where('kind', 'in', kinds ?? []))
    .orderBy('seq')
    .execute();
  return rows.map(actOf);
};

/** The act with this id, of any league; null if there is none. */
export const findAct = async (q: Queries, id: string): Promise<StoredAct | null> => {
  const row = await q.selectFrom('league_acts').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : actOf(row);
};

/** Inserts an act at the end of those of its league, which is locked; `false` if its id is taken. */
export const insertAct = async (
  { q }: WriteTx,
  { id, leagueId, fixture, content, madeAt, madeBy }: Omit<StoredAct, 'undone'>,
): Promise<boolean> => {
  const inserted = await q
    .insertInto('league_acts')
    .values((eb) => ({
      id,
      league_id: leagueId,
      seq: eb
        .selectFrom('league_acts as earlier')
        .select(sql<number>`coalesce(max(earlier.seq), -1) + 1`.as('next'))
        .where('earlier.league_id', '=', leagueId),
      fixture,
      kind: content.kind,
      content: JSON.stringify(content),
      made_at: madeAt,
      made_by: madeBy,
      undone_at: null,
      undone_by: null,
      undone_because: null,
    }))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
};

/** Marks an act as taken back. */
export const markActUndone = async ({ q }: WriteTx, id: string, { at, by, reason }: Undo): Promise<void> => {
  await q
    .updateTable('league_acts')
    .set({ undone_at: at, undone_by: by, undone_because: reason })
    .where('id', '=', id)
    .execute();
};

/** The measures among acts. */
export const measuresAmong = (acts: readonly StoredAct[]): readonly StoredAct<StoredMeasure>[] =>
  acts.flatMap((act) => (act.content.kind === 'measure' ? [{ ...act, content: act.content }] : []));

/** What was done with the report of a fixture. */
export const deedsAmong = (acts: readonly StoredAct[], fixture: number): readonly StoredAct<StoredDeed>[] =>
  acts.flatMap((act) =>
    act.content.kind !== 'measure' && act.fixture === fixture ? [{ ...act, content: act.content }] : [],
  );
