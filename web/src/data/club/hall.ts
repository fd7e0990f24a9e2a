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

/** Reads the hall again whenever another tournament that shares it changes. */
export function useSharedHall(home: string, eventId: string): void {
  const client = useQueryClient();
  const readAgain = () => void client.invalidateQueries({ queryKey: hallKey(home) });
  useEventLive(eventId, { 'event-changed': readAgain, 'match-started': readAgain });
}

/** The hall as one of its tournaments sees it; null if the answer does not name that one. */
const seenFrom = (home: string, hall: HallEntity): HallEntity | null => {
  const { together, ...own } = hall;
  if (own.eventId === home) return hall;
  const seen = together?.halls.find(({ eventId }) => eventId === home);
  if (together === undefined || seen === undefined) return null;
  const others = together.halls.filter((other) => other !== seen);
  return { ...seen, together: { ...together, halls: [own, ...others] } };
};

/** A change that answers the hall, which is kept as the tournament `home` sees it. */
const useHallChange = <Sent>(
  home: string,
  send: (sent: Sent) => Promise<HallEntity>,
): Change<Sent, HallEntity> =>
  useChange<Sent, HallEntity>({
    send,
    keep: (hall, _, client) => {
      const seen = seenFrom(home, hall);
      if (seen !== null) client.setQueryData(hallKey(home), seen);
    },
    stale: [hallKey(home)],
    scope: `hall-${home}`,
  });

type OfEvent = { readonly eventId: string };

/** Releases the knockout of a tournament at once. */
export const useKnockoutRelease = (home: string) =>
  useHallChange(home, ({ eventId: id }: OfEvent) =>
    request('PATCH /events/{id}/hall/release', { params: { id } }),
  );

/** Says whether two people of tournaments that share the hall are the same. */
export const useSamePeople = (home: string) =>
  useHallChange(home, (body: BodyOf<Routes['answerSamePeople']>) =>
    request('PATCH /events/{id}/hall/people', { params: { id: home }, body }),
  );

/** What an organiser says about an entry. */
export type SaidOfPerson = Omit<BodyOf<Routes['setAttendance']>, 'entrant'>;

type SaidOfEntries = {
  readonly entries: readonly (OfEvent & { readonly entrant: string })[];
  readonly said: SaidOfPerson;
};

/** Says the same of all entries of somebody, one after the other. */
export const useAttendanceOf = (home: string) =>
  useHallChange(home, async ({ entries, said }: SaidOfEntries) => {
    const [last, ...others] = entries.toReversed();
    if (last === undefined) throw new Error('Nobody is there');
    for (const { eventId: id, entrant } of others.toReversed())
      await request('PATCH /events/{id}/attendance', { params: { id }, body: { entrant, ...said } });
    const { eventId: id, entrant } = last;
    return request('PATCH /events/{id}/attendance', { params: { id }, body: { entrant, ...said } });
  });

/** Says that whoever is named to call a match does not call it. */
export const useCallingRefusal = (home: string) =>
  useChange({
    send: ({ eventId: id, matchId, ...body }: OfMatch & BodyOf<Routes['refuseCalling']>) =>
      request('POST /events/{id}/matches/{matchId}/call/refusals', { params: { id, matchId }, body }),
    stale: [hallKey(home)],
  });

/** Takes over to call a match for which somebody is sought. */
export const useCallingClaim = (id: string) =>
  useChange({
    send: ({ matchId, ...body }: Omit<OfMatch, 'eventId'> & BodyOf<Routes['claimCalling']>) =>
      request('POST /events/{id}/matches/{matchId}/call/caller', { params: { id, matchId }, body }),
    stale: [hallKey(id)],
  });

type OfMatch = OfEvent & { readonly matchId: string };

type ChoiceOfEvents = BodyOf<Routes['setHallMode']> & { readonly eventIds: readonly string[] };

/** Chooses how all tournaments that share the hall call, one after the other. */
export const useModeChoice = (home: string) =>
  useHallChange(home, async ({ eventIds, ...body }: ChoiceOfEvents) => {
    for (const id of eventIds)
      if (id !== home) await request('PATCH /events/{id}/hall', { params: { id }, body });
    return request('PATCH /events/{id}/hall', { params: { id: home }, body });
  });

export const useMatchCall = (home: string) =>
  useHallChange(home, ({ eventId: id, matchId, ...body }: OfMatch & BodyOf<Routes['callMatch']>) =>
    request('PATCH /events/{id}/matches/{matchId}/call', { params: { id, matchId }, body }),
  );

export const useCallRepetition = (home: string) =>
  useHallChange(home, ({ eventId: id, matchId, ...body }: OfMatch & BodyOf<Routes['repeatCall']>) =>
    request('PATCH /events/{id}/matches/{matchId}/call/repeat', { params: { id, matchId }, body }),
  );

export const usePresence = (home: string) =>
  useHallChange(home, ({ eventId: id, matchId }: OfMatch) =>
    request('PATCH /events/{id}/matches/{matchId}/call/present', { params: { id, matchId } }),
  );

export const usePostponement = (home: string) =>
  useHallChange(home, ({ eventId: id, matchId, ...body }: OfMatch & BodyOf<Routes['postponeMatch']>) =>
    request('PATCH /events/{id}/matches/{matchId}/postpone', { params: { id, matchId }, body }),
  );

export const useCallTakeBack = (home: string) =>
  useHallChange(home, ({ eventId: id, matchId }: OfMatch) =>
    request('DELETE /events/{id}/matches/{matchId}/call', { params: { id, matchId } }),
  );
