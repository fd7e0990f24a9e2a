import type { HallEntity } from '@neundarter/contract/entities/hall/hall';
import type { BodyOf } from '@neundarter/contract/route';
import type { callRoutes } from '@neundarter/contract/routes/calls';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../api/api.ts';
import { type Change, useChange } from '../api/use-change.ts';
import { useLiveChannel } from '../live/live.ts';
import { useEventLive } from './use-event-live.ts';

type Routes = typeof callRoutes;

const hallKey = (eventId: string) => ['halls', eventId];

/** A rest or a postponement ends without a change. ms */
const lookAgainMs = 20_000;

/** The hall of a tournament, kept up to date while the component is mounted, together with the event. */
export function useHall(eventId: string, teamId: string): UseQueryResult<HallEntity> {
  const client = useQueryClient();
  const readAgain = () => void client.invalidateQueries({ queryKey: hallKey(eventId) });
  useEventLive(eventId, { 'event-changed': readAgain, 'match-started': readAgain });
  useLiveChannel(`boards/${teamId}`, { 'boards-changed': readAgain, onSubscribed: readAgain });
  return useQuery({
    queryKey: hallKey(eventId),
    queryFn: ({ signal }) => request('GET /events/{id}/hall', { params: { id: eventId }, signal }),
    refetchInterval: lookAgainMs,
  });
}

/** A change that answers the hall. */
const useHallChange = <Sent>(
  eventId: string,
  send: (sent: Sent) => Promise<HallEntity>,
): Change<Sent, HallEntity> =>
  useChange<Sent, HallEntity>({
    send,
    keep: (hall, _, client) => client.setQueryData(hallKey(eventId), hall),
    stale: [hallKey(eventId)],
    scope: `hall-${eventId}`,
  });

/** Releases the knockout at once. */
export const useKnockoutRelease = (id: string) =>
  useHallChange<void>(id, () => request('PATCH /events/{id}/hall/release', { params: { id } }));

/** What an organiser says about an entry. */
export type SaidOfPerson = Omit<BodyOf<Routes['setAttendance']>, 'entrant'>;

export const useAttendance = (id: string) =>
  useHallChange(id, (body: BodyOf<Routes['setAttendance']>) =>
    request('PATCH /events/{id}/attendance', { params: { id }, body }),
  );

/** Says that whoever is named to call a match does not call it. */
export const useCallingRefusal = (id: string) =>
  useChange({
    send: ({ matchId, ...body }: OfMatch & BodyOf<Routes['refuseCalling']>) =>
      request('POST /events/{id}/matches/{matchId}/call/refusals', { params: { id, matchId }, body }),
    stale: [hallKey(id)],
  });

/** Takes over to call a match for which somebody is sought. */
export const useCallingClaim = (id: string) =>
  useChange({
    send: ({ matchId, ...body }: OfMatch & BodyOf<Routes['claimCalling']>) =>
      request('POST /events/{id}/matches/{matchId}/call/caller', { params: { id, matchId }, body }),
    stale: [hallKey(id)],
  });

type OfMatch = { readonly matchId: string };

export const useModeChoice = (id: string) =>
  useHallChange(id, (body: BodyOf<Routes['setHallMode']>) =>
    request('PATCH /events/{id}/hall', { params: { id }, body }),
  );

export const useMatchCall = (id: string) =>
  useHallChange(id, ({ matchId, ...body }: OfMatch & BodyOf<Routes['callMatch']>) =>
    request('PATCH /events/{id}/matches/{matchId}/call', { params: { id, matchId }, body }),
  );

export const useCallRepetition = (id: string) =>
  useHallChange(id, ({ matchId, ...body }: OfMatch & BodyOf<Routes['repeatCall']>) =>
    request('PATCH /events/{id}/matches/{matchId}/call/repeat', { params: { id, matchId }, body }),
  );

export const usePresence = (id: string) =>
  useHallChange(id, ({ matchId }: OfMatch) =>
    request('PATCH /events/{id}/matches/{matchId}/call/present', { params: { id, matchId } }),
  );

export const usePostponement = (id: string) =>
  useHallChange(id, ({ matchId, ...body }: OfMatch & BodyOf<Routes['postponeMatch']>) =>
    request('PATCH /events/{id}/matches/{matchId}/postpone', { params: { id, matchId }, body }),
  );

export const useCallTakeBack = (id: string) =>
  useHallChange(id, ({ matchId }: OfMatch) =>
    request('DELETE /events/{id}/matches/{matchId}/call', { params: { id, matchId } }),
  );
