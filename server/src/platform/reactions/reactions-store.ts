import { sql } from 'kysely';
import type { Queries, WriteTx } from '../db/database.ts';
import { byCount, prepared, preparedQuery } from '../db/prepared.ts';
import type { ReactionsTable } from '../db/tables/reactions-table.ts';
import type { AwaitedReaction } from './reaction.ts';

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

/** `about` is what the condition asks about. */
type InsertedRow = Omit<ReactionsTable, 'seq' | 'attempts' | 'set_aside_at'> & { readonly about: string };

/**
 * Makes a function that defers the insert of a reaction that is due at once.
 * @param inSql only if this holds, a row is written; by default always
 */
export const reactionInsert = (inSql?: AwaitedReaction<unknown>['inSql']) => {
  const insertRow = prepared<InsertedRow>(({ q }, argument) =>
    q
      .insertInto('reactions')
      .columns([
        'id',
        'reaction',
        'subject',
        'seq',
        'event',
        'payload',
        'created_at',
        'due_at',
        'attempts',
        'set_aside_at',
      ])
      .expression(
        q
          .selectNoFrom((eb) => [
            eb.val(argument('id')).as('id'),
            eb.val(argument('reaction')).as('reaction'),
            eb.val(argument('subject')).as('subject'),
            // The database counts, because the clocks of two processes may differ.
            eb
              .selectFrom('reactions')
              .select(sql<number>`coalesce(max(seq), 0) + 1`.as('seq'))
              .where('reaction', '=', argument('reaction'))
              .where('subject', '=', argument('subject'))
              .as('seq'),
            eb.val(argument('event')).as('event'),
            eb.val(argument('payload')).as('payload'),
            eb.val(argument('created_at')).as('created_at'),
            eb.val(argument('due_at')).as('due_at'),
            sql.lit(0).as('attempts'),
            sql.lit(null).as('set_aside_at'),
          ])
          .$if(inSql !== undefined, (row) => row.where(inSql?.(argument('about')) ?? sql<boolean>`1 = 1`)),
      ),
  );
  return (
    tx: WriteTx,
    { payload, ...texts }: NewReaction & Pick<InsertedRow, 'about'>,
    now: number,
  ): void => {
    const row = { ...texts, payload: JSON.stringify(payload), created_at: now, due_at: now };
    tx.defer(`reactions/${row.id}`, insertRow.with(row));
  };
};

/** Longest time that a row waits for its next try or for the end of a claim, in ms. */
const maxWaitMs = 20 * 60_000;

/**
 * Rows that are due and are the first ones of their reaction and subject. Only a clock that has been set back since could
 * have chosen a time later than the longest wait.
 */
const selectDue = (
  q: Queries,
  reactions: readonly string[],
  { now, late }: { readonly now: number; readonly late: number },
) =>
  q
    .selectFrom('reactions as due')
    .where('due.set_aside_at', 'is', null)
    .where((due) => due.or([due('due.due_at', '<=', now), due('due.due_at', '>', late)]))
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

type DueArguments = {
  readonly now: number;
  readonly late: number;
  readonly [name: `reaction${number}`]: string;
};

const selectDueOf = byCount((count) =>
  preparedQuery<DueArguments, { readonly id: string }>((q, argument) => {
    const reactions = Array.from({ length: count }, (_, at) => argument(`reaction${at}`) ?? '');
    const times = { now: argument('now'), late: argument('late') };
    return selectDue(q, reactions, times).select('due.id').limit(sql.lit(1));
  }),
);

/** Whether one of these reactions has rows that are due. */
export const hasDueReaction = async (
  q: Queries,
  reactions: readonly string[],
  now: number,
): Promise<boolean> => {
  const names = Object.fromEntries(reactions.map((name, at) => [`reaction${at}`, name]));
  const due = await selectDueOf(reactions.length)(q, { ...names, now, late: now + maxWaitMs });
  return due.length > 0;
};

const claimOfOne = async (
  tx: WriteTx,
  { reaction, count }: FreePlaces,
  { now, until }: { readonly now: number; readonly until: number },
): Promise<readonly ClaimedReaction[]> => {
  const due = selectDue(tx.q, [reaction], { now, late: now + maxWaitMs })
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
