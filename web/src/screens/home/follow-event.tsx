import { useEventLive } from '../../data/club/use-event-live.ts';

/** Keeps an event up to date of which the start page shows something. */
export function FollowEvent({ eventId }: { readonly eventId: string }) {
  useEventLive(eventId);
  return null;
}
