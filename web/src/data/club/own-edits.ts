import type { EventEntity } from '@neundarter/contract/entities/event';

/** Edit revisions of events that changes of this page have replaced, by event and revision, with the ones after them. */
const replaced = new Map<string, number>();

const keyOf = (eventId: string, editRevision: number): string => `${eventId} ${editRevision}`;

/**
 * Sends a change of an event. One that was made while an earlier one of this page had no answer yet builds on that one,
 * so it is sent with the revision after it. A change of others in between is refused as usual.
 * @param editRevision the event's revision when the change was made
 */
export async function sendOwnEdit(
  eventId: string,
  editRevision: number,
  send: (editRevision: number) => Promise<EventEntity>,
): Promise<EventEntity> {
  let before = editRevision;
  for (let next = replaced.get(keyOf(eventId, before)); next !== undefined; ) {
    before = next;
    next = replaced.get(keyOf(eventId, before));
  }
  const event = await send(before);
  if (event.props.editRevision > before) replaced.set(keyOf(eventId, before), event.props.editRevision);
  return event;
}
