import type { Clock } from './clock.ts';
import type { Database, WriteTx } from './db/database.ts';
import type { SendMail } from './mail/mailer.ts';
import type { Announcement } from './outbox.ts';

/** What every verb stands on. */
export type Platform = {
  readonly db: Database;
  readonly clock: Clock;
  readonly newId: () => string;
  /** Writes events in the command's transaction; they go out once it has been committed. */
  readonly announce: (tx: WriteTx, announcements: readonly Announcement[]) => void;
  /** Asks for a mail in the command's transaction; it is sent once that has been committed. */
  readonly sendMail: SendMail;
};
