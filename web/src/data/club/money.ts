import type { MoneyEntity, MoneySettings, NewBooking } from '@neundarter/contract/entities/money/money';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { errorReason } from '../../text/errors.ts';
import { moneyText as text } from '../../text/money.ts';
import { request } from '../api/api.ts';
import { useChange } from '../api/use-change.ts';

/** Keys of the cache. */
const moneyKeys = { of: (eventId: string) => ['money', eventId] } as const;

/** The money of a tournament, for its organisers. @param revision of the event; a helper at the door raises it, too */
export const useMoney = (eventId: string, revision: number): UseQueryResult<MoneyEntity> =>
  useQuery({
    queryKey: [...moneyKeys.of(eventId), revision],
    queryFn: ({ signal }) => request('GET /events/{id}/money', { params: { id: eventId }, signal }),
    placeholderData: keepPreviousData,
  });

const failed = (error: unknown): string => text.notChanged(errorReason(error));

export const useMoneySettings = (eventId: string) =>
  useChange({
    send: (body: MoneySettings) => request('PATCH /events/{id}/money', { params: { id: eventId }, body }),
    stale: [moneyKeys.of(eventId)],
  });

export const useBooking = (eventId: string) =>
  useChange({
    send: (body: NewBooking) =>
      request('POST /events/{id}/money/bookings', { params: { id: eventId }, body }),
    stale: [moneyKeys.of(eventId)],
    failed,
  });

type Reversal = { readonly bookingId: string; readonly id: string; readonly reason: string };

export const useReversal = (eventId: string) =>
  useChange({
    send: ({ bookingId, ...body }: Reversal) =>
      request('POST /events/{id}/money/bookings/{bookingId}/reversal', {
        params: { id: eventId, bookingId },
        body,
      }),
    stale: [moneyKeys.of(eventId)],
    failed,
  });

export const useNewDoorLink = (eventId: string) =>
  useChange({
    send: () => request('POST /events/{id}/money/door-link', { params: { id: eventId } }),
    stale: [moneyKeys.of(eventId)],
  });

export const useDoorLinkEnd = (eventId: string) =>
  useChange({
    send: () => request('DELETE /events/{id}/money/door-link', { params: { id: eventId } }),
    stale: [moneyKeys.of(eventId)],
  });
