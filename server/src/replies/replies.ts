import type { WriteTx } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { findOwnReplyData } from './reads.ts';
import { replyMails } from './reply-mails.ts';
import { replyHandlers } from './routes.ts';
import { replyRows } from './store.ts';
import { watchReminders } from './watch-reminders.ts';

/** What the server takes from the replies to events. */
export const replies = {
  handlers: replyHandlers,
  mails: replyMails,
  watch: watchReminders,
  forgetPlayer: {
    byRank: (_platform: Platform, tx: WriteTx, playerId: string) => replyRows.forgetPlayer(tx, playerId),
  },
  forgetUser: (tx: WriteTx, { userId }: { readonly userId: string }) => replyRows.forgetUser(tx, userId),
  exportOwn: (platform: Platform, actor: Actor) => findOwnReplyData(platform, actor),
};
