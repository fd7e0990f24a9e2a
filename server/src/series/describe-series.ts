import type { ListedSeries, SeriesEntity } from '@neundarter/contract/entities/series';
import type { MatchPlayer } from '@neundarter/rules/match/types';
import { eventPointsOf } from '@neundarter/rules/series/event-points';
import type { EventKind, EventProgress } from '../events/event-kind.ts';
import type { EventRights } from '../events/gather-event-rights.ts';
import { findEventsById } from '../events/reads.ts';
import type { Queries } from '../platform/db/database.ts';
import type { Platform } from '../platform/platform.ts';
import { findTeamNames } from '../teams/reads.ts';
import { findShownPeople } from '../tournaments/reads.ts';
import { findAchievements } from './achievement-rows.ts';
import { findEventIds } from './event-rows.ts';
import type { StoredSeries } from './store.ts';

/** What series need beside the platform: which tournaments have started, and who may see them. */
export type SeriesPlatform = Platform & {
  readonly kinds: readonly EventKind[];
  readonly rights: EventRights;
};

/** How far these events are, by their ids. */
const findProgressOf = async (
  q: Queries,
  { kinds }: Pick<SeriesPlatform, 'kinds'>,
  eventIds: readonly string[],
): Promise<ReadonlyMap<string, EventProgress>> => {
  const found = new Map<string, EventProgress>();
  if (eventIds.length === 0) return found;
  for (const { findProgress } of kinds)
    for (const progress of (await findProgress?.(q, eventIds)) ?? []) found.set(progress.eventId, progress);
  return found;
};

/** Of these events those that have started or are finished. */
export const findStartedEvents = async (
  q: Queries,
  platform: Pick<SeriesPlatform, 'kinds'>,
  eventIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const found = await findProgressOf(q, platform, eventIds);
  return new Set([...found.values()].flatMap(({ eventId, isStarted }) => (isStarted ? [eventId] : [])));
};

/** Series in the shape of the API, without points, in the same order. */
export const describeSeries = async (
  q: Queries,
  platform: Pick<SeriesPlatform, 'kinds'>,
  series: readonly StoredSeries[],
): Promise<ListedSeries[]> => {
  const idsOf = await findEventIds(
    q,
    series.map(({ id }) => id),
  );
  const eventIds = [...new Set([...idsOf.values()].flat())];
  const events = new Map((await findEventsById(q, eventIds)).map((event) => [event.id, event]));
  const found = await findProgressOf(q, platform, eventIds);
  const teamNames = await findTeamNames(
    q,
    series.map(({ teamId }) => teamId),
  );
  return series.map(({ id, teamId, name, isPublic, isSearchable, config }) => {
    const tournaments = (idsOf.get(id) ?? []).flatMap((eventId) => {
      const event = events.get(eventId);
      if (event === undefined) return [];
      const { name: eventName, startDateTime } = event.props;
      const { isStarted = false, isCancelled = false } = found.get(eventId) ?? {};
      return [
        { id: eventId, name: eventName, startDateTime, isStarted, ...(isCancelled && { isCancelled }) },
      ];
    });
    const canUpdatePoints = tournaments.every(({ isStarted }) => !isStarted);
    const teamName = teamNames.get(teamId) ?? '';
    return {
      id,
      props: {
        teamId,
        teamName,
        name,
        isPublic,
        ...(isSearchable && { isSearchable }),
        config,
        canUpdatePoints,
        tournaments,
      },
    };
  });
};

type PointsOfSeries = Pick<SeriesEntity['props'], 'events' | 'players'>;

type Person = PointsOfSeries['players'][number];

/** Tournaments have no other players. */
const personOf = (player: MatchPlayer): Person =>
  player.type === 'registered' || player.type === 'external' ? player : { type: 'registered', id: player.id };

/** The points of these tournaments of a series, and the names of everybody who has some. */
export const describePoints = async (
  q: Queries,
  { config }: StoredSeries,
  eventIds: readonly string[],
): Promise<PointsOfSeries> => {
  const events: PointsOfSeries['events'] = Object.fromEntries(eventIds.map((id) => [id, {}]));
  const playerIds = new Set<string>();
  for (const { eventId, playerId, achievements } of await findAchievements(q, eventIds)) {
    events[eventId] = { ...events[eventId], [playerId]: eventPointsOf(achievements, config) };
    playerIds.add(playerId);
  }
  const people = await findShownPeople(q, eventIds);
  const players = [...playerIds].map((id) => personOf(people.get(id) ?? { type: 'registered', id }));
  return { events, players };
};

/** One series in the shape of the API. @param described `only`: the tournament whose points it contains; else all */
export const describeOneSeries = async (
  q: Queries,
  platform: Pick<SeriesPlatform, 'kinds'>,
  { series, only }: { readonly series: StoredSeries; readonly only?: string | undefined },
): Promise<SeriesEntity> => {
  const [entity] = await describeSeries(q, platform, [series]);
  if (entity === undefined) throw new Error('A series was not described');
  const eventIds = entity.props.tournaments.map(({ id }) => id);
  const wanted = only === undefined ? eventIds : eventIds.filter((id) => id === only);
  return { id: entity.id, props: { ...entity.props, ...(await describePoints(q, series, wanted)) } };
};
