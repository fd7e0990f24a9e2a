import type { Queries } from '../../platform/db/database.ts';
import type { Pass, PassPlace } from '../../platform/passes/pass.ts';
import { passRows } from '../../platform/passes/pass-rows.ts';

/** What the PIN of a tournament opens. */
export const pinPlace = (eventId: string): PassPlace => ({ kind: 'match-pin', scope: eventId });

/** The same for the key in the QR code of its card. */
export const keyPlace = (eventId: string): PassPlace => ({ kind: 'card-key', scope: eventId });

/** They end by being revoked, never by time. */
const anyTime = 0;

/** The PINs of tournaments, by event; those that have none are left out. */
export const findPins = (q: Queries, eventIds: readonly string[]): Promise<ReadonlyMap<string, Pass>> =>
  passRows.findOpenOf(q, { kind: 'match-pin', scopes: eventIds }, anyTime);
