import type { EventEntity } from '@neundarter/contract/entities/event';

/** Whether a cached event says what only its organisers see, and results change a part of that: so it is with tournaments. */
export const isOfOrganiser = ({ props: { eventData } }: EventEntity): boolean =>
  eventData !== null && 'matchPinCode' in eventData;
