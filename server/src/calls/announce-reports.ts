import type { WriteTx } from '../platform/db/database.ts';
import type { Platform } from '../platform/platform.ts';

/** Tells the organisers of an event that people have said something of themselves, or that it was answered. */
export const announceReports = (
  { announce }: Pick<Platform, 'announce'>,
  tx: WriteTx,
  eventId: string,
): void =>
  announce(tx, [{ event: 'presence-reported', payload: { eventId }, channels: [`organisers/${eventId}`] }]);
