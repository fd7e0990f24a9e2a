import type { MatchEntity } from '@neundarter/contract/entities/match';
import { sql } from 'kysely';
import type { Database, Queries } from '../../platform/db/database.ts';
import { matchEntity } from '../storage/match-entity.ts';
import { findMatches, foldMatches } from '../storage/store.ts';

/** The user whose matches are wanted: as a player, and outside of events as the one who created them. */
type Concerned = { readonly playerId: string | null; readonly createdById: string };

/** Sort key of a match: by creation, then by id. */
type Place = { readonly timeStamp: number; readonly id: string };

const beginning: Place = { timeStamp: -1, id: '' };
/** Places per query. */
const placesPerQuery = 100;
/** Maximum moves per page, except for a single longer match; they take a few milliseconds. */
const movesPerPage = 500;

const playedBy = (q: Queries, playerId: string | null) =>
  q
    .selectFrom('match_players')
    .select(['time_stamp', 'match_id as id'])
    .distinct()
    .where('player_id', '=', playerId ?? '');

/** Matches of an event belong to those who play in them, whoever has created them. */
const createdBy = (q: Queries, createdById: string) =>
  q
    .selectFrom('matches')
    .select(['time_stamp', 'id'])
    .where('created_by', '=', createdById)
    .where('event_id', 'is', null);

/** Number of matches that a player plays in, or that a user has created outside of events. */
export const countConcerning = async (q: Queries, { playerId, createdById }: Concerned): Promise<number> => {
  const { count } = await q
    .selectFrom(playedBy(q, playerId).union(createdBy(q, createdById)).as('own'))
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** The next matches after a place, oldest first. Each of the two queries reads its next rows by an index. */
const findPlaces = async (
  q: Queries,
  { playerId, createdById }: Concerned,
  { timeStamp, id }: Place,
): Promise<readonly Place[]> => {
  const isAfter = (column: string) => sql<boolean>`(time_stamp, ${sql.ref(column)}) > (${timeStamp}, ${id})`;
  const played = playedBy(q, playerId).where(isAfter('match_id')).orderBy('time_stamp').orderBy('id');
  const created = createdBy(q, createdById).where(isAfter('id')).orderBy('time_stamp').orderBy('id');
  const rows = [
    ...(await played.limit(placesPerQuery).execute()),
    ...(await created.limit(placesPerQuery).execute()),
  ];
  const places = new Map(rows.map((row) => [row.id, { timeStamp: row.time_stamp, id: row.id }]));
  return [...places.values()]
    .toSorted((one, other) => one.timeStamp - other.timeStamp || (one.id < other.id ? -1 : 1))
    .slice(0, placesPerQuery);
};

type Length = { readonly id: string; readonly moves: number };

/** The matches with their numbers of moves, in the order of the places. */
const findLengths = async (q: Queries, places: readonly Place[]): Promise<readonly Length[]> => {
  const ids = places.map(({ id }) => id);
  const rows = await q.selectFrom('matches').select(['id', 'move_count']).where('id', 'in', ids).execute();
  const moves = new Map(rows.map((row) => [row.id, row.move_count]));
  return ids.map((id) => ({ id, moves: moves.get(id) ?? 0 }));
};

/** Groups of neighbours that have few moves together. */
const groupsOf = (lengths: readonly Length[]): readonly (readonly string[])[] => {
  const groups: string[][] = [];
  let sum = Number.POSITIVE_INFINITY;
  for (const { id, moves } of lengths) {
    if (sum + moves > movesPerPage) {
      groups.push([]);
      sum = 0;
    }
    groups.at(-1)?.push(id);
    sum += moves;
  }
  return groups;
};

/** The matches with their turns; deleted ones are left out. */
const readGroup = (db: Database, ids: readonly string[]): Promise<readonly MatchEntity[]> =>
  db.read(async (q) => {
    const rows = new Map((await findMatches(q, ids)).map((row) => [row.id, row]));
    const folds = await foldMatches(
      q,
      ids.flatMap((id) => rows.get(id) ?? []),
    );
    return folds.map(({ stored, match }) => matchEntity(stored, match));
  });

/** All matches of a user with their turns, oldest first, in pages. */
export async function* findAllMatches(
  db: Database,
  concerned: Concerned,
): AsyncGenerator<readonly MatchEntity[]> {
  let after = beginning;
  for (;;) {
    const places = await db.query((q) => findPlaces(q, concerned, after));
    const last = places.at(-1);
    if (last === undefined) return;
    const lengths = await db.query((q) => findLengths(q, places));
    for (const group of groupsOf(lengths)) yield await readGroup(db, group);
    after = last;
  }
}
