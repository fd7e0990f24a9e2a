import type { WriteTx } from '../platform/db/database.ts';
import { announceEventChange } from './announce-event-change.ts';
import type { EventPlatform } from './change-locked-event.ts';
import { lockEvent } from './lock-event.ts';
import { findEvent, updateEvent } from './store.ts';

type Moved = {
  readonly id: string;
  /** ms since 1970 */
  readonly startDateTime: number;
};

/** Moves an event, which stays as long as it was, because those whom it concerns have agreed elsewhere. For other nouns. */
export const moveEvent = async (
  platform: Pick<EventPlatform, 'announce' | 'kinds'>,
  tx: WriteTx,
  { id, startDateTime }: Moved,
): Promise<void> => {
  await lockEvent(tx, id);
  const event = await findEvent(tx.q, id);
  if (event === null || event.props.startDateTime === startDateTime) return;
  const endDateTime = event.props.endDateTime + startDateTime - event.props.startDateTime;
  const moved = { ...event, props: { ...event.props, startDateTime, endDateTime } };
  await updateEvent(tx, moved);
  await platform.kinds.find(({ type }) => type === event.props.type)?.keepTime?.(tx, moved);
  await announceEventChange(platform, tx, { eventId: id, matchIds: [], isEdit: true });
};
