import type { LineUpEntity } from '@neundarter/contract/entities/matchday';
import type { AnswerOf } from '@neundarter/contract/route';
import type { matchdayRoutes } from '@neundarter/contract/routes/matchdays';
import type { Side } from '@neundarter/rules/matchday/plan';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { request } from '../api/api.ts';
import { type Failed, useChange } from '../api/use-change.ts';
import { eventKeys } from './events.ts';
import { useMatchdayChange } from './matchdays.ts';

export type PairingCode = AnswerOf<(typeof matchdayRoutes)['createPairing']>;

/** Makes a code for the first device of the guests; an earlier code ends. */
export const usePairing = (eventId: string, failed: Failed<void>) =>
  useChange<void, PairingCode>({
    send: () => request('POST /events/{id}/pairing', { params: { id: eventId } }),
    failed,
  });

/** Revokes the devices of the guests and their PIN. */
export const usePairingUndo = (eventId: string, failed: Failed<void>) =>
  useMatchdayChange<void>(eventId, {
    send: () => request('DELETE /events/{id}/pairing', { params: { id: eventId } }),
    failed,
  });

/** Without a code the device is a further one, and enters the PIN that the guests have chosen. */
type SentGuest = { readonly code: string | null; readonly pin: string };

/** Makes this device one of the guests. */
export const useGuestEntry = (eventId: string, failed: Failed<SentGuest>) =>
  useChange<SentGuest, void>({
    send: ({ code, pin }) =>
      code === null
        ? request('POST /events/{id}/guests', { params: { id: eventId }, body: { pin } })
        : request('POST /events/{id}/pairing/redeem', { params: { id: eventId }, body: { code, pin } }),
    stale: [eventKeys.entity(eventId)],
    failed,
  });

/** The players whom a side may put on its line-up; reads nothing unless it is enabled. */
export const useLineUpRoster = (
  eventId: string,
  side: Side,
  { isEnabled }: { readonly isEnabled: boolean },
): UseQueryResult<LineUpEntity['people']> =>
  useQuery({
    queryKey: ['events', 'roster', eventId, side],
    queryFn: ({ signal }) =>
      request('GET /events/{id}/lineup/{side}/players', { params: { id: eventId, side }, signal }),
    enabled: isEnabled,
  });
