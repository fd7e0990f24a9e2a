import type { WriteTx } from '../platform/db/database.ts';
import { passRows } from '../platform/passes/pass-rows.ts';
import { deviceHandlers } from './routes.ts';

/** What the server takes from the tablets of boards. */
export const devices = {
  handlers: deviceHandlers,
  everyDay: (tx: WriteTx, { now }: { readonly now: number }) =>
    passRows.removeEnded(tx, { kind: 'tablet-code', before: now }),
};
