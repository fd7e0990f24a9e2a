import { plannedMatches } from '@neundarter/rules/tournament/advance/play-offs';
import type { Tournament } from '@neundarter/rules/tournament/course/advance';
import { matchKeyOf } from '@neundarter/rules/tournament/match/planned-match';
import type { Plan } from '@neundarter/rules/tournament/plan/plan';
import { findPlaceOf, findPlaces, type PlacedMatch } from '../../matches/following/find-places.ts';
import type { Queries } from '../../platform/db/database.ts';

/** The matches of a tournament that exist, by their key in the plan. */
export type MatchesByKey = ReadonlyMap<string, PlacedMatch>;

/** The same without what may change. */
export type IdsByKey = ReadonlyMap<string, Pick<PlacedMatch, 'matchId'>>;

const byKey = (matches: readonly PlacedMatch[]): MatchesByKey =>
  new Map(matches.map((match) => [matchKeyOf(match), match]));

/** Finds the matches of a tournament with their places. */
export const findPlannedMatches = async (q: Queries, eventId: string): Promise<MatchesByKey> =>
  byKey(await findPlaces(q, { eventIds: [eventId] }));

/** From how many matches on all of them are read. */
const fewMatches = 16;

type Wanted = {
  readonly eventId: string;
  readonly plan: Plan;
  /** States in which the matches exist, because those that the plan does not have may be missing in one of them. */
  readonly states: readonly Tournament[];
  readonly keys: readonly string[];
};

/** Finds at least those matches of a tournament that have these keys. */
export const findMatchesByKeys = async (
  q: Queries,
  { eventId, plan, states, keys }: Wanted,
): Promise<MatchesByKey> => {
  if (keys.length === 0) return new Map();
  if (keys.length > fewMatches) return findPlannedMatches(q, eventId);
  const wanted = new Set(keys);
  const planned = states.flatMap((state) => plannedMatches(plan, state));
  const at = planned.flatMap(({ key, place }) => (wanted.has(key) ? [place] : []));
  return byKey(await findPlaces(q, { eventIds: [eventId], at }));
};

/** The keys of matches by their ids. */
export const keysById = (matches: IdsByKey): ReadonlyMap<string, string> =>
  new Map([...matches].map(([key, { matchId }]) => [matchId, key]));

/** The key of a match by its id; null for a match of another event. */
export const keyOfMatch = (matches: IdsByKey, matchId: string): string | null =>
  [...matches].find(([, match]) => match.matchId === matchId)?.[0] ?? null;

/** The same for a single match that is looked up unless it is among these. */
export const findKeyOfMatch = async (
  q: Queries,
  { eventId, matchId, matches }: Pick<PlacedMatch, 'eventId' | 'matchId'> & { readonly matches: IdsByKey },
): Promise<string | null> => {
  const known = keyOfMatch(matches, matchId);
  if (known !== null) return known;
  const place = await findPlaceOf(q, matchId);
  return place?.eventId === eventId ? matchKeyOf(place) : null;
};
