import { sql } from 'kysely';
import type { Queries, WriteTx } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import type { ReactionsTable } from '../db/reactions-table.ts';

/** A reaction to one event, to be written. */
export type NewReaction = {
  readonly id: string;
  readonly reaction: string;
  readonly subject: string;
  readonly event: string;
  readonly payload: unknown;
};

/** A reaction that this process works on; `attempts` counts this try, too. */
export type ClaimedReaction = NewReaction & { readonly attempts: number };

/** Number of rows of one reaction that may be claimed. */
export type FreePlaces = { readonly reaction: string; readonly count: number };

const insertRow = prepared<Omit<ReactionsTable, 'seq' | 'attempts' | 'set_aside_at'>>((tx, argument) =>
  tx.q.insertInto('reactions').values({
    id: argument('id'),
    reaction: argument('reaction'),
    subject: argument('subject'),
    // Counted by the database: the clocks of two processes may differ.
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

/** Lets the transaction end with writing a reaction that is due at once. */
export const insertReaction = (tx: WriteTx, { payload, ...texts }: NewReaction, now: number): void => {
  const row = { ...texts, payload: JSON.stringify(payload), created_at: now, due_at: now };
  tx.defer(`reactions/${row.id}`, insertRow.with(row));
};

/** Rows that are due and have nothing before them in their order. */
const selectDue = (q: Queries, reactions: readonly string[], now: number) =>
  q
    .selectFrom('reactions as due')
    .where('due.set_aside_at', 'is', null)
    .where('due.due_at', '<=', now)
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

/** Whether there is work on one of these reactions. */
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

/** Takes rows that are due; no other process takes them before `until`. */
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

// Each of these changes nothing when another process has claimed the row since: the number of tries is then higher.

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
