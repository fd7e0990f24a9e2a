import type { WriteTx } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/handler.ts';
import { passRows } from '../platform/passes/pass-rows.ts';
import type { Platform } from '../platform/platform.ts';
import { describeActor } from '../users/describe-actor.ts';
import { moneyHandlers } from './routes.ts';
import { moneyRows } from './store.ts';

/** What the server takes from money. */
export const money = {
  handlers: moneyHandlers,
  forgetUser: (tx: WriteTx, { userId }: { readonly userId: string }) => moneyRows.forgetUser(tx, userId),
  exportOwn: async ({ db }: Platform, actor: Actor) => ({
    bookings: await db.query((q) => moneyRows.findBy(q, describeActor(actor).id)),
  }),
  everyDay: (tx: WriteTx, { now }: { readonly now: number }) =>
    passRows.removeEnded(tx, { kind: 'door-key', before: now }),
};
