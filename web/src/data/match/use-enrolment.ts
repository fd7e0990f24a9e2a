import { request } from '../api/api.ts';
import { type Failed, useChange } from '../api/use-change.ts';
import { keepMatchPin } from './match-pins.ts';

/** Enters the PIN of an event once; from then on this device may score its matches. */
export const useEnrolment = (eventId: string, failed: Failed) =>
  useChange({
    send: (pin: string) => request('POST /events/{id}/enrol', { params: { id: eventId }, body: { pin } }),
    keep: (_, pin) => keepMatchPin(eventId, pin),
    failed,
  });
