import type { WriteTx } from '../platform/db/database.ts';
import { relocationHandlers } from './routes.ts';
import { removeRelocationsOf, sweepRelocations } from './store.ts';

/** What the server takes from the way of a device to the secure address. */
export const relocations = {
  handlers: relocationHandlers,
  forgetUser: (tx: WriteTx, { userId }: { readonly userId: string }) => removeRelocationsOf(tx, userId),
  everyDay: (tx: WriteTx, { now }: { readonly now: number }) => sweepRelocations(tx, now),
};
