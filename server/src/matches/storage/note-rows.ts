import type { Queries, WriteTx } from '../../platform/db/database.ts';

/** The columns of a match that contain a list of notes: what somebody did to the match, and when. */
type NoteColumn = 'reopenings' | 'corrections';

type Note = { readonly userId: string | null };

const listIn = <Kind extends Note>(text: string | null | undefined): readonly Kind[] =>
  JSON.parse(text ?? '[]');

/** Reads and writes the notes of one column. Few matches have any, and an index finds them. */
export const noteRows = <Kind extends Note>(column: NoteColumn) => {
  const update = async ({ q }: WriteTx, id: string, notes: readonly Kind[]): Promise<void> => {
    await q
      .updateTable('matches')
      .set({ [column]: JSON.stringify(notes) })
      .where('id', '=', id)
      .execute();
  };
  /** All matches that have notes. */
  const findNoted = async (q: Queries) => {
    const rows = await q
      .selectFrom('matches')
      .select(['id', column])
      .where(column, 'is not', null)
      .orderBy('id')
      .execute();
    return rows.map((row) => ({ id: row.id, notes: listIn<Kind>(row[column]) }));
  };
  return {
    update,
    /** The notes of a user, for the export of own data. */
    findBy: async (q: Queries, userId: string): Promise<readonly (Kind & { readonly matchId: string })[]> =>
      (await findNoted(q)).flatMap(({ id: matchId, notes }) =>
        notes.filter((note) => note.userId === userId).map((note) => ({ ...note, matchId })),
      ),
    /** Forgets whose notes they are, for a deleted account; the notes stay. */
    forgetAuthor: async (tx: WriteTx, userId: string): Promise<void> => {
      const byUser = (await findNoted(tx.q)).filter(({ notes }) =>
        notes.some((one) => one.userId === userId),
      );
      for (const { id } of byUser) {
        // Read again with a lock, because somebody else may add a note now.
        const row = await tx
          .lockRows(tx.q.selectFrom('matches').select(column).where('id', '=', id))
          .executeTakeFirst();
        const notes = listIn<Kind>(row?.[column]);
        await update(
          tx,
          id,
          notes.map((one) => (one.userId === userId ? { ...one, userId: null } : one)),
        );
      }
    },
  };
};
