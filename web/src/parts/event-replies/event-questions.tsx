import type { EventEntity } from '@neundarter/contract/entities/event';
import { EventConsent } from '../event-consent/event-consent.tsx';
import { EventReplies } from './event-replies.tsx';

/** What the signed-in player is asked on the page of an event: by whoever has entered them, and by their team. */
export function EventQuestions({ event }: { readonly event: EventEntity }) {
  return (
    <>
      <EventConsent eventId={event.id} />
      <EventReplies event={event} />
    </>
  );
}
