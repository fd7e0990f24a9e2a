import type { EventEntity } from '@neundarter/contract/entities/event';

/** Of a tournament; other events have none, or one that hides nothing. */
type WithStatus = { readonly eventData?: { readonly status?: string } };

const hidden: ReadonlySet<string | undefined> = new Set(['draft', 'finished']);

/** Whether an event to come is shown to everybody: tournaments only while they are neither a draft nor over. */
export function isAnnounced({ props }: EventEntity): boolean {
  const { eventData } = props as WithStatus;
  return props.type !== 'tournament' || !hidden.has(eventData?.status);
}
