import type { EventEntity } from '@neundarter/contract/entities/event';

/** Events with a status. Only tournaments have one that can hide them. */
type EventStatus = { readonly status?: string } | null;

const hidden: ReadonlySet<string | undefined> = new Set(['draft', 'finished']);

/** Whether a future event is shown to everybody; a tournament is not while it is a draft or after its end. */
export function isAnnounced({ props }: EventEntity): boolean {
  const eventData = props.eventData as EventStatus;
  return props.type !== 'tournament' || !hidden.has(eventData?.status);
}
