// What somebody did to a match beside scoring it, and when: lists in two columns of the match, of which only the latest
// notes are kept. Few matches have any, and an index finds them.
import { maxCorrections, maxReopenings } from '@neundarter/contract/limits';
import type { Queries, WriteTx } from '../../platform/db/database.ts';
import type { StoredMatch } from './stored-match.ts';

type NoteColumn = 'reopenings' | 'corrections';
type NoteOf<Column extends NoteColumn> = StoredMatch[Column][number];

/** Reads and writes the notes of one column. @param most maximum number per match */
const notesIn = <Column extends NoteColumn>(name: Column, most: number) => {
  type Note = NoteOf<Column>;
  const column: NoteColumn = name;
  const listIn = (text: string | null | undefined): readonly Note[] => JSON.parse(text ?? '[]');
  const update = async ({ q }: WriteTx, id: string, notes: readonly Note[]): Promise<void> => {
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
    return rows.map((row) => ({ id: row.id, notes: listIn(row[column]) }));
  };
  return {
    /** Adds a note; returns the row afterwards. */
    add: async (tx: WriteTx, stored: StoredMatch, note: Note): Promise<StoredMatch> => {
      const notes: readonly Note[] = [...stored[name], note].slice(-most);
      await update(tx, stored.id, notes);
      return { ...stored, [name]: notes };
    },
    /** The notes of a user, for the export of own data. */
    findBy: async (
      q: Queries,
      userId: string,
    ): Promise<readonly (Omit<Note, 'userId'> & { readonly matchId: string })[]> =>
      (await findNoted(q)).flatMap(({ id: matchId, notes }) =>
        notes
          .filter((note) => note.userId === userId)
          .map(({ userId: _userId, ...note }) => ({ ...note, matchId })),
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
        const notes = listIn(row?.[column]);
        await update(
          tx,
          id,
          notes.map((one) => (one.userId === userId ? { ...one, userId: null } : one)),
        );
      }
    },
  };
};

/** Why matches were reopened after their results were final. */
export const reopeningNotes = notesIn('reopenings', maxReopenings);

/** Which turns were corrected. */
export const correctionNotes = notesIn('corrections', maxCorrections);
