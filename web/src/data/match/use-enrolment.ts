import { request } from '../api/api.ts';
import { type Failed, useChange } from '../api/use-change.ts';
import { eventKeys } from '../club/events.ts';
import { keepMatchPin } from './match-pins.ts';

/** Enters the PIN of an event once; from then on this device may score its matches. */
export const useEnrolment = (eventId: string, failed: Failed) =>
  useChange({
    send: (pin: string) => request('POST /events/{id}/enrol', { params: { id: eventId }, body: { pin } }),
    keep: (_, pin) => keepMatchPin(eventId, pin),
    failed,
  });

/** The same with the key of a scanned card, which is not kept. */
export const useCardEnrolment = (eventId: string, failed: Failed) =>
  useChange({
    send: (key: string) =>
      request('POST /events/{id}/enrol-by-key', { params: { id: eventId }, body: { key } }),
    // A read that began before would answer what strangers may see.
    keep: (_answer, _key, client) => client.cancelQueries({ queryKey: eventKeys.entity(eventId) }),
    stale: [eventKeys.entity(eventId)],
    failed,
  });
