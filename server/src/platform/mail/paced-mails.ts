import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Clock } from '../clock.ts';
import { contentHash } from '../content-hash.ts';
import type { Database, WriteTx } from '../db/database.ts';
import type { MailPacesTable } from '../db/tables/platform-tables.ts';
import type { Tables } from '../db/tables.ts';
import type { EveryDay } from '../known-days.ts';
import type { Mail, MailRepeats } from './mail.ts';
import { longestWaitMs, mailDueAt, paceAfter } from './mail-pace.ts';
import type { SendMail } from './send-mail.ts';

/** A mail about something of which there may be many, such as an entry of a tournament. */
type PacedMail = Extract<MailRepeats, { readonly thread: string }> & { readonly mail: Mail };

type Sending = { readonly sendMail: SendMail; readonly clock: Clock };
type Row = Selectable<MailPacesTable>;

/** How long it is known which mails went, in ms: longer than registration for a tournament lasts. */
const keptMs = 180 * 24 * 60 * 60_000;
/** Maximum mails that one transaction lets go. */
const maxReleased = 20;
const nothingHeld = { held_mail: null, held_state: null, due_at: null } as const;

const paceOf = (row: Row) => ({
  lastAt: row.last_at,
  dayBeganAt: row.day_began_at,
  sentInDay: row.sent_in_day,
});

/** The row of a thread and an address, locked; a new one if there is none. */
const lockRow = async (tx: WriteTx, { thread, mail }: PacedMail, now: number): Promise<Row> => {
  const key = { thread, address_hash: contentHash(mail.to) };
  const empty = { last_state: null, last_at: null, day_began_at: null, sent_in_day: 0, sent: 0 };
  await tx.q
    .insertInto('mail_paces')
    .values({ ...key, ...empty, ...nothingHeld, changed_at: now })
    .onConflict((conflict) => conflict.columns(['thread', 'address_hash']).doNothing())
    .execute();
  const row = tx.q
    .selectFrom('mail_paces')
    .selectAll()
    .where('thread', '=', key.thread)
    .where('address_hash', '=', key.address_hash);
  return tx.lockRows(row).executeTakeFirstOrThrow();
};

const change = async ({ q }: WriteTx, row: Row, changed: Partial<Row>): Promise<void> => {
  await q
    .updateTable('mail_paces')
    .set(changed)
    .where('thread', '=', row.thread)
    .where('address_hash', '=', row.address_hash)
    .execute();
};

/** Lets a mail go that counts. */
const letGo = async (
  { sendMail, clock }: Sending,
  tx: WriteTx,
  { row, mail, state }: { readonly row: Row; readonly mail: Mail; readonly state: string },
): Promise<void> => {
  const now = clock.now();
  const { lastAt, dayBeganAt, sentInDay } = paceAfter(paceOf(row), now);
  await change(tx, row, {
    ...nothingHeld,
    last_state: state,
    last_at: lastAt,
    day_began_at: dayBeganAt,
    sent_in_day: sentInDay,
    sent: row.sent + 1,
    changed_at: now,
  });
  await sendMail(tx, mail, `${row.thread}:${row.address_hash}:${row.sent + 1}`);
};

const countSent = async ({ q }: WriteTx, thread: string): Promise<number> => {
  const row = await q
    .selectFrom('mail_paces')
    .select(({ fn }) => fn.sum<number | string | null>('sent').as('sent'))
    .where('thread', '=', thread)
    .executeTakeFirst();
  return Number(row?.sent ?? 0);
};

/**
 * Requests a mail in a command's transaction. It is sent after the commit, or later if there were other mails about the
 * same thing (`server/src/platform/mail/mail-pace.ts`); then the last state counts.
 */
export const sendAtPace = async (sending: Sending, tx: WriteTx, paced: PacedMail): Promise<void> => {
  const { mail, state, thread, isUrgent = false } = paced;
  const now = sending.clock.now();
  const row = await lockRow(tx, paced, now);
  if (isUrgent) {
    await change(tx, row, { ...nothingHeld, last_state: state, last_at: now, changed_at: now });
    return sending.sendMail(tx, mail, `${thread}:${row.address_hash}:${state}:${now}`);
  }
  const dueAt = mailDueAt(paceOf(row), { sentInAll: await countSent(tx, thread), now });
  if (dueAt <= now) return letGo(sending, tx, { row, mail, state });
  // Whoever was told this already needs no second mail, only none about what was in between.
  if (row.last_state === state) return change(tx, row, { ...nothingHeld, changed_at: now });
  await change(tx, row, {
    held_mail: JSON.stringify(mail),
    held_state: state,
    due_at: row.due_at ?? dueAt,
    changed_at: now,
  });
};

/** Due now, or at a time that only a clock that has been set back since could have chosen. */
const isDue = (now: number) => (eb: ExpressionBuilder<Tables, 'mail_paces'>) =>
  eb.or([eb('due_at', '<=', now), eb('due_at', '>', now + longestWaitMs)]);

/** Lets the mails go that have waited long enough; several processes may do so at the same time. */
export const releaseDue = async ({
  db,
  ...sending
}: Sending & { readonly db: Pick<Database, 'query' | 'write'> }): Promise<void> => {
  const now = sending.clock.now();
  const found = await db.query((q) =>
    q.selectFrom('mail_paces').select('thread').where(isDue(now)).limit(1).execute(),
  );
  if (found.length === 0) return;
  await db.write(async (tx) => {
    const due = tx.q
      .selectFrom('mail_paces')
      .selectAll()
      .where(isDue(now))
      .orderBy('due_at')
      .limit(maxReleased);
    for (const row of await tx.lockFreeRows(due).execute())
      await letGo(sending, tx, {
        row,
        mail: JSON.parse(row.held_mail ?? 'null') as Mail,
        state: row.held_state ?? '',
      });
  });
};

/** Drops what waits about something, because its address is not known any more. */
export const dropHeld = async ({ q }: WriteTx, thread: string): Promise<void> => {
  await q.updateTable('mail_paces').set(nothingHeld).where('thread', '=', thread).execute();
};

/** Forgets long ago which mails went. */
export const forgetPaces: EveryDay = async ({ q }, { now, believedUntil }) => {
  await q
    .deleteFrom('mail_paces')
    .where('changed_at', '<', Math.min(now - keptMs, believedUntil))
    .where('due_at', 'is', null)
    .execute();
};
