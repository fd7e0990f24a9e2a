import type { Clock } from './clock.ts';
import type { Database, WriteTx } from './db/database.ts';
import type { Notify } from './notices/notice.ts';
import type { Announcement } from './outbox.ts';

/** What every server verb needs. */
export type Platform = {
  readonly db: Database;
  readonly clock: Clock;
  readonly newId: () => string;
  /** Writes events in the command's transaction; they are sent after the commit. */
  readonly announce: (tx: WriteTx, announcements: readonly Announcement[]) => void;
  /** Tells people in the command's transaction what has happened; they learn it after the commit. */
  readonly notify: Notify;
  /** The address of this server in every link and code, without a slash at the end; see `serverAddress`. */
  readonly address: () => string;
};
