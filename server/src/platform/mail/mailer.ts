import type { ExpressionBuilder } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database, WriteTx } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import type { Log } from '../log.ts';
import type { AnyMailTexts, Mail } from './mail.ts';
import type { MailTransport } from './mail-transport.ts';
import { mailWay, type SendByMail } from './mail-way.ts';
import { releaseDue } from './paced-mails.ts';
import type { SendMail } from './send-mail.ts';
import { writeMail } from './write-mail.ts';

export type Mailer = {
  /** Requests mails in transactions. */
  readonly way: SendByMail;
  /** Starts looking for waiting mails regularly. */
  readonly start: () => void;
  /** Sends all mails that are due now. */
  readonly sweep: () => Promise<void>;
  /** Finishes the mails that are being sent; call it before the database is closed. */
  readonly stop: () => Promise<void>;
};

/** How long a mail belongs to the process that sends it, in ms; longer than sending takes. */
const leaseMs = 5 * 60_000;
const sweepEveryMs = 5000;
/** Wait before the next try, in ms: 1, 2, 4, … minutes, at most an hour. */
const maxRetryMs = 3_600_000;
const retryAfterMs = (attempts: number): number => Math.min(60_000 * 2 ** attempts, maxRetryMs);
/** Time in ms after which a mail is given up because its link has expired; request keys are also kept for this time. */
const giveUpAfterMs = 24 * 3_600_000;
/** Tries before a mail is given up: as many as fit into that time, so that a wrong clock does not lose it at once. */
const giveUpAfterTries = 20;
const claimLimit = 20;

type Claimed = {
  readonly id: string;
  readonly mail: Mail;
  readonly attempts: number;
  readonly createdAt: number;
};

/** Due now, or at a time that only a clock that has been set back since could have chosen. */
const isDue = (now: number) => (eb: ExpressionBuilder<Tables, 'mails'>) =>
  eb.or([eb('due_at', '<=', now), eb('due_at', '>', now + maxRetryMs)]);

/** Claims mails that are due, so that no other process sends them. */
const claimDue = async (tx: WriteTx, now: number): Promise<readonly Claimed[]> => {
  const due = tx.q
    .selectFrom('mails')
    .select(['id', 'mail', 'attempts', 'created_at'])
    .where(isDue(now))
    .orderBy('due_at')
    .limit(claimLimit);
  const rows = await tx.lockFreeRows(due).execute();
  for (const { id, attempts } of rows)
    await tx.q
      .updateTable('mails')
      .set({ due_at: now + leaseMs, attempts: attempts + 1 })
      .where('id', '=', id)
      .execute();
  return rows.map(({ id, mail, attempts, created_at }) => ({
    id,
    mail: JSON.parse(mail ?? 'null') as Mail,
    attempts,
    createdAt: created_at,
  }));
};

/**
 * Mails wait in a table until a mail server accepts them, so that no transaction uses the network and no mail is
 * lost.
 */
export const createMailer = (parts: {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly newId: () => string;
  readonly transport: MailTransport;
  /** The words of all kinds of mails. */
  readonly texts: AnyMailTexts;
  /** Address of the web app, without a slash at the end. */
  readonly linkBase: () => string;
}): Mailer => {
  const { db, clock, log, transport } = parts;
  let timer: NodeJS.Timeout | null = null;
  let working: Promise<void> = Promise.resolve();
  let isStopped = false;

  /**
   * Ends a mail that was sent or given up. Its key stays for a while, so that a repeated request sends no second
   * mail.
   */
  const settle = (id: string) =>
    db.write(async ({ q }) => {
      await q.updateTable('mails').set({ mail: null, due_at: null }).where('id', '=', id).execute();
      await q
        .deleteFrom('mails')
        .where('due_at', 'is', null)
        .where('created_at', '<', clock.now() - giveUpAfterMs)
        .execute();
    });

  const postpone = (id: string, attempts: number) =>
    db.write(async ({ q }) => {
      const dueAt = clock.now() + retryAfterMs(attempts);
      await q.updateTable('mails').set({ due_at: dueAt }).where('id', '=', id).execute();
    });

  const send = async ({ id, mail, attempts, createdAt }: Claimed): Promise<void> => {
    try {
      // The same id with every try, so that mailboxes recognise a mail that arrives twice.
      await transport.send(writeMail(parts.texts, mail, parts.linkBase()), `<${id}@neundarter>`);
    } catch (error) {
      const isLost = clock.now() - createdAt > giveUpAfterMs && attempts >= giveUpAfterTries;
      log[isLost ? 'error' : 'warn']({ err: error, kind: mail.kind, attempts }, 'mail not sent');
      return isLost ? settle(id) : postpone(id, attempts);
    }
    await settle(id);
  };

  const sendMail: SendMail = async (tx, mail, requestKey) => {
    const now = clock.now();
    await tx.q
      .insertInto('mails')
      .values({
        id: parts.newId(),
        request_key: requestKey,
        mail: JSON.stringify(mail),
        created_at: now,
        due_at: now,
        attempts: 0,
      })
      .onConflict((conflict) => conflict.column('request_key').doNothing())
      .execute();
    tx.afterCommit(() => void sweep());
  };

  const hasDue = () =>
    db.query(async (q) => {
      const rows = await q.selectFrom('mails').select('id').where(isDue(clock.now())).limit(1).execute();
      return rows.length > 0;
    });

  const sweepNow = async (): Promise<void> => {
    if (isStopped) return;
    await releaseDue({ db, clock, sendMail });
    if (!(await hasDue())) return;
    const due = await db.write((tx) => claimDue(tx, clock.now()));
    await Promise.all(due.map(send));
  };

  /** Runs sweeps one after another, so that only one of them claims a mail. */
  const sweep = (): Promise<void> => {
    const mine = working.then(sweepNow);
    working = mine.catch((error: unknown) => log.warn({ err: error }, 'mails wait'));
    return working;
  };

  const sweepAgain = (): void => {
    timer = setTimeout(() => void sweep().then(() => timer !== null && sweepAgain()), sweepEveryMs).unref();
  };

  return {
    way: mailWay({ sendMail, clock }),
    start: sweepAgain,
    sweep,
    stop: async () => {
      isStopped = true;
      if (timer !== null) clearTimeout(timer);
      timer = null;
      await working;
      transport.close();
    },
  };
};
