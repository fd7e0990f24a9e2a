import type { WriteTx } from '../platform/db/database.ts';
import { lockEvent } from './lock-event.ts';
import { findEvent, findEvents, findIdsOfRepetition } from './store.ts';
import type { StoredEvent } from './stored-event.ts';

/**
 * Locks an event and all later ones of its repetition, always in the same order. Nobody adds to a repetition after its
 * creation.
 * @returns the locked events, by their start; only the event itself if it has no repetition, none if it does not exist
 */
export const lockFollowing = async (tx: WriteTx, id: string): Promise<readonly StoredEvent[]> => {
  const seen = await findEvent(tx.q, id);
  if (seen === null) return [];
  const { repetitionId, startDateTime } = seen.props;
  const ids =
    repetitionId === undefined
      ? [id]
      : await findIdsOfRepetition(tx.q, { repetitionId, from: startDateTime });
  for (const one of ids.toSorted()) await lockEvent(tx, one);
  // Before the locks somebody may have moved or deleted them.
  const locked = await findEvents(tx.q, ids);
  const from = locked.find((event) => event.id === id)?.props.startDateTime;
  return locked
    .filter(({ props }) => from !== undefined && props.startDateTime >= from)
    .toSorted((one, other) => one.props.startDateTime - other.props.startDateTime);
};
