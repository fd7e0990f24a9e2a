import type { EventEntity } from '@neundarter/contract/entities/event';
import type { EventRoleFacts } from '@neundarter/rules/access/events';

/** An event without the fields that depend on the caller or on its type. */
export type EventRecord = {
  readonly id: string;
  readonly props: Omit<EventEntity['props'], 'eventData' | keyof EventRoleFacts>;
};

/** An event in its row. */
export type StoredEvent = EventRecord & { readonly propsHash: string; readonly createdBy: string };
