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
  const { open, ended } = narrowMatches(q, filter);
  return (await countOf(open)) + (await countOf(ended));
};

type Page = { readonly skip: number; readonly limit: number };

const idsOf = async (
  query: MatchesQuery | null,
  order: 'match_players.ended_at' | typeof openSince,
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
  const { open, ended } = narrowMatches(q, filter);
  const openCount = await countOf(open);
  const first = skip < openCount ? await idsOf(open, openSince, { skip, limit }) : [];
  const rest = { skip: Math.max(0, skip - openCount), limit: limit - first.length };
  return [...first, ...(await idsOf(ended, 'match_players.ended_at', rest))];
};
