import type { OwnCallEntity, OwnCalls } from '@neundarter/contract/entities/own-call';
import { maxPeopleOfDevice } from '@neundarter/contract/limits';
import { versionOfCall } from '@neundarter/rules/hall/own-calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../api/api.ts';
import { useLiveChannel } from '../live/live.ts';
import { readSoon } from '../live/read-soon.ts';
import { readSetting, useSetting, writeSetting } from '../local-settings.ts';
import { useSession } from '../people/session.ts';

const ownCallsKey = ['own-calls'];

const textsIn = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');

const entryIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'entryId' in value ? value.entryId : null;

/** Ids of entries that somebody at this device is, in the tournaments that were opened last. */
function useEntriesOfDevice(): readonly string[] {
  const [chosen] = useSetting('chosen-entries');
  const [own] = useSetting('own-entries');
  const [further] = useSetting('further-entries');
  const all = [
    ...Object.values(own).flatMap((one) => textsIn(entryIn(one))),
    ...Object.values(further).flatMap(textsIn),
    ...Object.values(chosen).flatMap(textsIn),
  ];
  return [...new Set(all)].slice(-maxPeopleOfDevice);
}

/** The calls that concern people at this device, on every page; none as long as nobody has said who they are. */
export function useOwnCalls(): OwnCalls | undefined {
  const entrants = useEntriesOfDevice();
  const userId = useSession()?.user.id ?? null;
  const { data } = useQuery({
    queryKey: [...ownCallsKey, userId, ...entrants],
    queryFn: ({ signal }) =>
      request('GET /calls', {
        query: entrants.length === 0 ? {} : { entrant: [...entrants] },
        signal,
      }),
    enabled: userId !== null || entrants.length > 0,
  });
  return data;
}

/** A call should be seen within a second, and a hall of phones should not ask in the same moment. */
const spread = () => Math.random() * 0.3;

/** Reads the own calls again when something changes in an event. */
export function useFollowedEvent(eventId: string): void {
  const client = useQueryClient();
  const readAgain = () => readSoon(client, ownCallsKey, spread);
  useLiveChannel(`events/${eventId}`, {
    'event-changed': readAgain,
    'match-started': readAgain,
    onSubscribed: readAgain,
  });
}

/** Answers that are remembered. */
const maxAnswered = 20;

const answerTo = (call: OwnCallEntity): string => [call.matchId, call.entrant, versionOfCall(call)].join('/');

/** The calls that were not answered on this device; a second call is a new one. */
export function useOpenCalls(calls: readonly OwnCallEntity[]): readonly OwnCallEntity[] {
  const [answered] = useSetting('answered-calls');
  return calls.filter((call) => !answered.includes(answerTo(call)));
}

/** Remembers that somebody comes. */
export const answerCall = (call: OwnCallEntity): void =>
  writeSetting('answered-calls', [...readSetting('answered-calls'), answerTo(call)].slice(-maxAnswered));
