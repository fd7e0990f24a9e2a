import type { MatchEntity } from '@neundarter/contract/entities/match';
import { request } from '../api/api.ts';
import { forgetMatchPin, matchPinOf } from './match-pins.ts';

type Asked = {
  readonly id: string;
  /** Event of the match as far as this device knows it. */
  readonly eventId: string | null;
};

/**
 * Reads a match from the server; the stored PIN of its event tells the server that this device may score. Forgets a PIN
 * that the server does not accept: every refused command is followed by such a read. @throws {ApiError}
 */
export const readMatch = async ({ id, eventId }: Asked): Promise<MatchEntity> => {
  const matchPin = matchPinOf(eventId);
  const match = await request('GET /matches/{id}', { params: { id }, matchPin });
  const isRefused = match.props.event?.hasPin === true && match.props.event.isEnrolled === false;
  // Somebody may have entered the new PIN meanwhile.
  if (isRefused && eventId !== null && matchPin !== null && matchPinOf(eventId) === matchPin)
    forgetMatchPin(eventId);
  return match;
};
