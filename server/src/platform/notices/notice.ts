import type { Channel } from '@neundarter/contract/live';
import type { WriteTx } from '../db/database.ts';
import type { MailNotice } from '../mail/mail.ts';
import type { Announcement } from '../outbox.ts';

/** Something that players learn on an open page, at once; who has none open finds it on the page later. */
type PageNotice = {
  readonly by: 'page';
  /** What happened: a live event of the contract. */
  readonly what: Pick<Extract<Announcement, { readonly event: 'entered-by-others' }>, 'event' | 'payload'>;
  /** Whose open pages show it. */
  readonly to: readonly (Channel & `players/${string}`)[];
};

/** Something that happened, whom it concerns, and the way on which they learn it. */
type Notice = MailNotice | PageNotice;

/** Gives a notice in a command's transaction; it goes its way after the commit, at least once. */
export type Notify = (tx: WriteTx, notice: Notice) => Promise<void>;
