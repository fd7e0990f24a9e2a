import { fitsSearch } from '@neundarter/rules/people/fits-search';
import { findTexts, maxSearched } from '../matches/storage/find-texts.ts';
import type { Queries } from '../platform/db/database.ts';
import type { FiguresFilter } from './narrow-figures.ts';
import { type MatchesQuery, narrowMatches, openSince } from './narrow-matches.ts';

const countOf = async (query: MatchesQuery | null): Promise<number> => {
  if (query === null) return 0;
  const { count } = await query
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

/** Number of the player's matches that fit the filter. */
export const countMatches = async (q: Queries, filter: FiguresFilter): Promise<number> => {
  if (filter.search !== undefined) return (await searchMatches(q, filter, filter.search)).length;
  const { open, ended } = narrowMatches(q, filter);
  return (await countOf(open)) + (await countOf(ended));
};

/** Ids of the matches with these words, in the order of the list. */
const searchMatches = async (
  q: Queries,
  filter: FiguresFilter,
  search: string,
): Promise<readonly string[]> => {
  const { open, ended } = narrowMatches(q, filter);
  const rows = [...(await namesOf(open, openSince)), ...(await namesOf(ended, 'match_players.ended_at'))];
  return rows.filter((row) => fitsSearch(findTexts(row), search)).map(({ match_id }) => match_id);
};

const namesOf = async (query: MatchesQuery | null, order: MatchOrder) => {
  if (query === null) return [];
  return query
    .select(['match_players.match_id', 'matches.parties', 'matches.description', 'matches.event_name'])
    .orderBy(order, 'desc')
    .orderBy('match_players.match_id', 'desc')
    .limit(maxSearched)
    .execute();
};

type MatchOrder = 'match_players.ended_at' | typeof openSince;
type Page = { readonly skip: number; readonly limit: number };

const idsOf = async (
  query: MatchesQuery | null,
  order: MatchOrder,
  { skip, limit }: Page,
): Promise<readonly string[]> => {
  if (query === null || limit === 0) return [];
  const rows = await query
    .select('match_players.match_id')
    .orderBy(order, 'desc')
    .orderBy('match_players.match_id', 'desc')
    .limit(limit)
    .offset(skip)
    .execute();
  return rows.map(({ match_id }) => match_id);
};

/** Ids of one page: unfinished matches by creation, then finished ones by end, latest first in both parts. */
export const findMatches = async (
  q: Queries,
  filter: FiguresFilter,
  { skip, limit }: Page,
): Promise<readonly string[]> => {
  if (filter.search !== undefined)
    return (await searchMatches(q, filter, filter.search)).slice(skip, skip + limit);
  const { open, ended } = narrowMatches(q, filter);
  const openCount = await countOf(open);
  const first = skip < openCount ? await idsOf(open, openSince, { skip, limit }) : [];
  const rest = { skip: Math.max(0, skip - openCount), limit: limit - first.length };
  return [...first, ...(await idsOf(ended, 'match_players.ended_at', rest))];
};
