import type { WriteTx } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { describeActor } from '../users/describe-actor.ts';
import { followTournaments } from './follow-tournaments.ts';
import { onEventChange } from './on-event-change.ts';
import { findDevicesOf, forgetEntriesOf, forgetOwner, removeDevicesBefore } from './push-rows.ts';
import { pushHandlers } from './routes.ts';

const dayMs = 24 * 3_600_000;

/** What the server takes from pushes. */
export const pushes = {
  handlers: pushHandlers,
  reactions: onEventChange,
  tournamentFollowers: [followTournaments],
  forgetUser: (tx: WriteTx, { userId }: { readonly userId: string }) => forgetOwner(tx, userId),
  forgetPlayer: {
    byRank: (_platform: Platform, tx: WriteTx, playerId: string) => forgetEntriesOf(tx, playerId),
  },
  exportOwn: async ({ db }: Platform, actor: Actor) => ({
    pushDevices: await db.query((q) => findDevicesOf(q, describeActor(actor).id)),
  }),
  // Events that were cancelled, or never finished.
  everyDay: (tx: WriteTx, { now }: { readonly now: number }) => removeDevicesBefore(tx, now - dayMs),
};
