import { matchKeyOf } from '@neundarter/rules/tournament/match/planned-match';
import { findPlaces, type PlacedMatch } from '../../matches/following/find-places.ts';
import type { Queries } from '../../platform/db/database.ts';

/** The matches of a tournament that exist, by their key in the plan. */
export type MatchesByKey = ReadonlyMap<string, PlacedMatch>;

/** Finds the matches of a tournament with their places. */
export const findPlannedMatches = async (q: Queries, eventId: string): Promise<MatchesByKey> =>
  new Map((await findPlaces(q, { eventIds: [eventId] })).map((match) => [matchKeyOf(match), match]));

/** The keys of matches by their ids. */
export const keysById = (matches: MatchesByKey): ReadonlyMap<string, string> =>
  new Map([...matches].map(([key, { matchId }]) => [matchId, key]));

/** The key of a match by its id; null for a match of another event. */
export const keyOfMatch = (matches: MatchesByKey, matchId: string): string | null =>
  keysById(matches).get(matchId) ?? null;
