import type { DoorEntity, DoorEntry } from '@neundarter/contract/entities/money/money';
import type { BodyOf } from '@neundarter/contract/route';
import type { moneyRoutes } from '@neundarter/contract/routes/money';
import { type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { errorReason } from '../../text/errors.ts';
import { doorText as text } from '../../text/money.ts';
import { request } from '../api/api.ts';
import { useChange } from '../api/use-change.ts';

/** How often the list is read again, since other helpers and the organisers tick, too. ms */
const readAgainMs = 20_000;

/** Of a helper: the event and the key of the link. */
export type DoorPass = { readonly eventId: string; readonly key: string };

const doorKeys = { of: (eventId: string) => ['door', eventId] } as const;

/** Who takes part, for a helper at the door. */
export const useDoor = ({ eventId, key }: DoorPass): UseQueryResult<DoorEntity> =>
  useQuery({
    queryKey: doorKeys.of(eventId),
    queryFn: ({ signal }) =>
      request('POST /events/{id}/door', { params: { id: eventId }, body: { key }, signal }),
    refetchInterval: readAgainMs,
  });

const keepEntry = (eventId: string) => (entry: DoorEntry, _sent: unknown, client: QueryClient) =>
  client.setQueryData<DoorEntity>(
    doorKeys.of(eventId),
    (door) => door && { ...door, entries: door.entries.map((one) => (one.id === entry.id ? entry : one)) },
  );

const failed = (error: unknown): string => text.notDone(errorReason(error));

export const useDoorCheckIn = ({ eventId, key }: DoorPass) =>
  useChange({
    send: (body: { readonly entryId: string; readonly isPresent: boolean }) =>
      request('PATCH /events/{id}/door/check-in', { params: { id: eventId }, body: { key, ...body } }),
    keep: keepEntry(eventId),
    failed,
  });

export const useDoorPayment = ({ eventId, key }: DoorPass) =>
  useChange({
    send: (body: Omit<BodyOf<typeof moneyRoutes.payAtDoor>, 'key'>) =>
      request('POST /events/{id}/door/fees', { params: { id: eventId }, body: { key, ...body } }),
    keep: keepEntry(eventId),
    stale: [doorKeys.of(eventId)],
    failed,
  });
