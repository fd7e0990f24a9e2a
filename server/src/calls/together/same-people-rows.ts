import type { SameAnswer } from '@neundarter/rules/hall/perhaps-same';
import type { Queries, WriteTx } from '../../platform/db/database.ts';

/** What an organiser has said about two people, with the entries by which they take part. */
export type StoredAnswer = SameAnswer & { readonly entries: readonly [string, string] };

const entriesOf = (q: Queries, eventIds: readonly string[]) =>
  q
    .selectFrom('event_participants')
    .select('id')
    .where('event_id', 'in', [...eventIds]);

/** What was said about people of these events, at least one. */
export const findAnswers = async (
  q: Queries,
  eventIds: readonly string[],
): Promise<readonly StoredAnswer[]> => {
  const rows = await q
    .selectFrom('same_people')
    .selectAll()
    .where((where) =>
      where.or([
        where('first_entry', 'in', entriesOf(q, eventIds)),
        where('second_entry', 'in', entriesOf(q, eventIds)),
      ]),
    )
    .orderBy('first_id')
    .orderBy('second_id')
    .execute();
  return rows.map((row) => ({
    people: [row.first_id, row.second_id],
    entries: [row.first_entry, row.second_entry],
    isSame: row.is_same === 1,
  }));
};

/** Forgets what was said about two people. */
export const removeAnswer = async (
  { q }: WriteTx,
  [first, second]: readonly [string, string],
): Promise<void> => {
  await q.deleteFrom('same_people').where('first_id', '=', first).where('second_id', '=', second).execute();
};

/** Stores what was said about two people, instead of what was said before. */
export const writeAnswer = async (tx: WriteTx, { people, entries, isSame }: StoredAnswer): Promise<void> => {
  await removeAnswer(tx, people);
  const row = {
    first_id: people[0],
    second_id: people[1],
    first_entry: entries[0],
    second_entry: entries[1],
    is_same: isSame ? 1 : 0,
  };
  await tx.q.insertInto('same_people').values(row).execute();
};

/** Forgets of whom a player was said to be the same. */
export const forgetSamePerson = async ({ q }: WriteTx, playerId: string): Promise<void> => {
  await q
    .deleteFrom('same_people')
    .where((where) => where.or([where('first_id', '=', playerId), where('second_id', '=', playerId)]))
    .execute();
};
