import type { WriteTx } from '../platform/db/database.ts';
import type { Platform } from '../platform/platform.ts';
import { raiseRevision } from './store.ts';

/** A change of an event that its readers can see. */
type EventChangeNews = {
  readonly eventId: string;
  /** Matches that changed with it. */
  readonly matchIds: readonly string[];
  /** Whether people changed the event itself; false for results of its matches. */
  readonly isEdit: boolean;
};

/**
 * Raises the revision of an event and announces the change, in the transaction of the change; the event is locked. Does
 * nothing if the event was deleted.
 */
export const announceEventChange = async (
  { announce }: Pick<Platform, 'announce'>,
  tx: WriteTx,
  { eventId, matchIds, isEdit }: EventChangeNews,
): Promise<void> => {
  const revision = await raiseRevision(tx, eventId, isEdit);
  if (revision === null) return;
  announce(tx, [
    {
      event: 'event-changed',
      payload: { eventId, revision, matchIds },
      channels: [`events/${eventId}`],
    },
  ]);
};
