import { sql } from 'kysely';
import type { Queries, WriteTx } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import type { ReactionsTable } from '../db/tables/reactions-table.ts';

/** A new reaction to one event. */
type NewReaction = {
  readonly id: string;
  readonly reaction: string;
  readonly subject: string;
  readonly event: string;
  readonly payload: unknown;
};

/** A reaction that this process runs; `attempts` includes this try. Times in ms since 1970. */
export type ClaimedReaction = NewReaction & { readonly attempts: number; readonly createdAt: number };

/** Maximum number of rows of one reaction to claim now. */
export type FreePlaces = { readonly reaction: string; readonly count: number };

const insertRow = prepared<Omit<ReactionsTable, 'seq' | 'attempts' | 'set_aside_at'>>((tx, argument) =>
  tx.q.insertInto('reactions').values({
    id: argument('id'),
    reaction: argument('reaction'),
    subject: argument('subject'),
    // The database counts, because the clocks of two processes may differ.
    seq: tx.q
      .selectFrom('reactions')
      .select(sql<number>`coalesce(max(seq), 0) + 1`.as('seq'))
      .where('reaction', '=', argument('reaction'))
      .where('subject', '=', argument('subject')),
    event: argument('event'),
    payload: argument('payload'),
    created_at: argument('created_at'),
    due_at: argument('due_at'),
    attempts: sql.lit(0),
    set_aside_at: sql.lit(null),
  }),
);

/** Defers the insert of a reaction that is due at once. */
export const insertReaction = (tx: WriteTx, { payload, ...texts }: NewReaction, now: number): void => {
  const row = { ...texts, payload: JSON.stringify(payload), created_at: now, due_at: now };
  tx.defer(`reactions/${row.id}`, insertRow.with(row));
};

/** Longest time that a row waits for its next try or for the end of a claim, in ms. */
const maxWaitMs = 20 * 60_000;

/**
 * Rows that are due and are the first ones of their reaction and subject. Only a clock that has been set back since could
 * have chosen a time later than the longest wait.
 */
const selectDue = (q: Queries, reactions: readonly string[], now: number) =>
  q
    .selectFrom('reactions as due')
    .where('due.set_aside_at', 'is', null)
    .where((due) => due.or([due('due.due_at', '<=', now), due('due.due_at', '>', now + maxWaitMs)]))
    .where('due.reaction', 'in', reactions)
    .where((due) =>
      due.not(
        due.exists(
          due
            .selectFrom('reactions as earlier')
            .select('earlier.id')
            .whereRef('earlier.reaction', '=', 'due.reaction')
            .whereRef('earlier.subject', '=', 'due.subject')
            .where('earlier.set_aside_at', 'is', null)
            .where((both) =>
              both(both.refTuple('earlier.seq', 'earlier.id'), '<', both.refTuple('due.seq', 'due.id')),
            ),
        ),
      ),
    );

/** Whether one of these reactions has rows that are due. */
export const hasDueReaction = async (
  q: Queries,
  reactions: readonly string[],
  now: number,
): Promise<boolean> => {
  const due = await selectDue(q, reactions, now).select('due.id').limit(1).execute();
  return due.length > 0;
};

const claimOfOne = async (
  tx: WriteTx,
  { reaction, count }: FreePlaces,
  { now, until }: { readonly now: number; readonly until: number },
): Promise<readonly ClaimedReaction[]> => {
  const due = selectDue(tx.q, [reaction], now)
    .select(['due.id', 'due.reaction', 'due.subject', 'due.event', 'due.payload', 'due.attempts'])
    .select('due.created_at as createdAt')
    .orderBy('due.due_at')
    .orderBy('due.id')
    .limit(count);
  const rows = await tx.lockFreeRows(due).execute();
  const claimed = rows.map((row) => ({
    ...row,
    attempts: row.attempts + 1,
    payload: JSON.parse(row.payload) as unknown,
  }));
  for (const { id, attempts } of claimed)
    await tx.q.updateTable('reactions').set({ attempts, due_at: until }).where('id', '=', id).execute();
  return claimed;
};

/** Claims rows that are due; no other process claims them before `until` (ms since 1970). */
export const claimDueReactions = async (
  tx: WriteTx,
  places: readonly FreePlaces[],
  times: { readonly now: number; readonly until: number },
): Promise<readonly ClaimedReaction[]> => {
  const claimed: ClaimedReaction[] = [];
  for (const free of places) claimed.push(...(await claimOfOne(tx, free, times)));
  return claimed;
};

type Claim = Pick<ClaimedReaction, 'id' | 'attempts'>;

// These functions change nothing if another process has claimed the row meanwhile: then `attempts` is higher.

export const deleteReaction = async ({ q }: WriteTx, { id, attempts }: Claim): Promise<void> => {
  await q.deleteFrom('reactions').where('id', '=', id).where('attempts', '=', attempts).execute();
};

export const postponeReaction = async (
  { q }: WriteTx,
  { id, attempts }: Claim,
  dueAt: number,
): Promise<void> => {
  await q
    .updateTable('reactions')
    .set({ due_at: dueAt })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute();
};

export const setReactionAside = async (
  { q }: WriteTx,
  { id, attempts }: Claim,
  now: number,
): Promise<void> => {
  await q
    .updateTable('reactions')
    .set({ set_aside_at: now })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute();
};

/** Deletes old rows of a reaction that this process may not have, so that they do not wait for ever. */
export const deleteReactionsBefore = async (
  { q }: WriteTx,
  reaction: string,
  createdBefore: number,
): Promise<void> => {
  await q
    .deleteFrom('reactions')
    .where('reaction', '=', reaction)
    .where('created_at', '<', createdBefore)
    .execute();
};
