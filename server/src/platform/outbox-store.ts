import type { LiveEventName } from '@neundarter/contract/live';
import type { ExpressionBuilder } from 'kysely';
import type { Queries, WriteTx } from './db/database.ts';
import { byCount, prepared } from './db/prepared.ts';
import type { Tables } from './db/tables.ts';
import type { Room } from './live-channel.ts';

/** An event on its way to its listeners. */
export type Entry = {
  readonly id: string;
  readonly event: LiveEventName;
  readonly channels: readonly Room[];
  readonly payload: unknown;
};

/** Maximum number of entries that one process takes at a time. */
const claimLimit = 200;

/** An entry whose announcement fails is tried again after 2 s, 4 s, … up to a minute. */
const maxRetryMs = 60_000;
const retryAfterMs = (attempts: number): number => Math.min(2000 * 2 ** attempts, maxRetryMs);

/**
 * Number of ids in one delete statement; shorter lists are filled up, so that the text of the statement stays the same.
 */
const deleteChunk = 100;

/** Statements that insert this many rows; an end of a match announces four events. */
const insertRows = byCount((count) =>
  prepared<{ readonly [value: string]: string | number }>((tx, argument) =>
    tx.q.insertInto('outbox').values(
      Array.from({ length: count }, (_, at) => ({
        id: argument(`id${at}`) as string,
        created_at: argument('createdAt') as number,
        due_at: argument('dueAt') as number,
        attempts: 0,
        channels: argument(`channels${at}`) as string,
        event: argument(`event${at}`) as string,
        payload: argument(`payload${at}`) as string,
      })),
    ),
  ),
);

/** Maximum number of rows in one statement. */
const rowsPerInsert = 10;

/** Makes the transaction insert the entries at its end. */
export const insertEntries = (
  tx: WriteTx,
  entries: readonly Entry[],
  { createdAt, dueAt }: { readonly createdAt: number; readonly dueAt: number },
): void => {
  for (let start = 0; start < entries.length; start += rowsPerInsert) {
    const rows = entries.slice(start, start + rowsPerInsert);
    const values = rows.flatMap(({ id, event, channels, payload }, at) => [
      [`id${at}`, id],
      [`channels${at}`, JSON.stringify(channels)],
      [`event${at}`, event],
      [`payload${at}`, JSON.stringify(payload)],
    ]);
    const insert = insertRows(rows.length).with({ ...Object.fromEntries(values), createdAt, dueAt });
    tx.defer(`outbox/${rows[0]?.id}`, insert);
  }
};

/** Due now, or at a time that only a clock that has been set back since could have chosen. */
const isDue = (now: number) => (eb: ExpressionBuilder<Tables, 'outbox'>) =>
  eb.or([eb('due_at', '<=', now), eb('due_at', '>', now + maxRetryMs)]);

export const hasDue = async (q: Queries, now: number): Promise<boolean> => {
  const due = await q.selectFrom('outbox').select('id').where(isDue(now)).limit(1).execute();
  return due.length > 0;
};

/** Takes due entries in order; no other process takes them while this one works on them. */
export const claimDue = async (tx: WriteTx, now: number): Promise<readonly Entry[]> => {
  const due = tx.q
    .selectFrom('outbox')
    .select(['id', 'event', 'channels', 'payload', 'attempts'])
    .where(isDue(now))
    .orderBy('id')
    .limit(claimLimit);
  const rows = await tx.lockFreeRows(due).execute();
  for (const { id, attempts } of rows) {
    await tx.q
      .updateTable('outbox')
      .set({ attempts: attempts + 1, due_at: now + retryAfterMs(attempts) })
      .where('id', '=', id)
      .execute();
  }
  return rows.map(({ id, event, channels, payload }) => ({
    id,
    event: event as LiveEventName,
    channels: JSON.parse(channels) as Room[],
    payload: JSON.parse(payload) as unknown,
  }));
};

export const deleteEntries = async ({ q }: WriteTx, ids: readonly string[]): Promise<void> => {
  for (let start = 0; start < ids.length; start += deleteChunk) {
    const chunk = ids.slice(start, start + deleteChunk);
    const filled = Array.from({ length: deleteChunk }, (_, index) => chunk[index] ?? (chunk[0] as string));
    await q.deleteFrom('outbox').where('id', 'in', filled).execute();
  }
};
