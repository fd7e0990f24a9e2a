import type { EventData, EventEntity } from '@neundarter/contract/entities/event';
import type { Queries } from '../platform/db/database.ts';
import type { AskedEvents, EventKind } from './event-kind.ts';
import type { EventRecord } from './stored-event.ts';

type DescribedEvents = AskedEvents & { readonly events: readonly EventRecord[] };

/** Events with the data of their kinds, as the caller may see them, in the same order. */
export const describeEvents = async (
  q: Queries,
  { kinds }: { readonly kinds: readonly EventKind[] },
  { events, ...asked }: DescribedEvents,
): Promise<EventEntity[]> => {
  const data = new Map<string, EventData>();
  for (const { type, describe } of kinds) {
    const ofKind = events.filter(({ props }) => props.type === type);
    if (ofKind.length === 0) continue;
    for (const [id, value] of await describe(q, ofKind, asked)) data.set(id, value);
  }
  return events.map(({ id, props }) => ({ id, props: { ...props, eventData: data.get(id) ?? null } }));
};
