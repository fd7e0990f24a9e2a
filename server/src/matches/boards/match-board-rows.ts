import type { Queries, WriteTx } from '../../platform/db/database.ts';
import { preparedQuery } from '../../platform/db/prepared.ts';

/** A match on a board that is not over. Times are ms since 1970. */
export type MatchOnBoard = {
  readonly matchId: string;
  readonly boardId: string;
  readonly eventId: string | null;
  readonly status: string;
  readonly startedAt: number | null;
  /** Player id of who calls it. */
  readonly caller: string | null;
};

const openMatches = (q: Queries) =>
  q
    .selectFrom('match_boards')
    .innerJoin('matches', 'matches.id', 'match_boards.match_id')
    .select([
      'match_boards.match_id as matchId',
      'match_boards.board_id as boardId',
      'matches.event_id as eventId',
      'matches.status as status',
      'matches.started_at as startedAt',
      'matches.caller as caller',
    ])
    .where('matches.status', '<>', 'finished')
    .orderBy('matches.started_at')
    .orderBy('match_boards.match_id');

/** The matches on boards that are not over. */
export const findOnBoards = async (
  q: Queries,
  boardIds: readonly string[],
): Promise<readonly MatchOnBoard[]> =>
  boardIds.length === 0
    ? []
    : openMatches(q)
        .where('match_boards.board_id', 'in', [...boardIds])
        .execute();

/** The latest end of a match on each of these boards, ms since 1970; boards on which none has ended are missing. */
export const findLastEnds = async (
  q: Queries,
  boardIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  if (boardIds.length === 0) return new Map();
  const rows = await q
    .selectFrom('match_boards')
    .innerJoin('matches', 'matches.id', 'match_boards.match_id')
    .select(({ fn }) => ['match_boards.board_id as boardId', fn.max('matches.finished_at').as('end')])
    .where('match_boards.board_id', 'in', [...boardIds])
    .where('matches.finished_at', 'is not', null)
    .groupBy('match_boards.board_id')
    .execute();
  return new Map(rows.map(({ boardId, end }) => [boardId, Number(end)]));
};

const selectHall = preparedQuery<{ readonly matchId: string }, { readonly team_id: string }>((q, argument) =>
  q
    .selectFrom('match_boards')
    .innerJoin('boards', 'boards.id', 'match_boards.board_id')
    .select('boards.team_id')
    .where('match_boards.match_id', '=', argument('matchId')),
);

/** The team in whose hall a match is played; null without a board. */
export const findHallOfMatch = async (q: Queries, matchId: string): Promise<string | null> => {
  const [row] = await selectHall(q, { matchId });
  return row?.team_id ?? null;
};

/** How many of these matches run. */
export const findRunningOf = async (
  q: Queries,
  matchIds: readonly string[],
): Promise<readonly Pick<MatchOnBoard, 'matchId' | 'status' | 'startedAt'>[]> =>
  matchIds.length === 0
    ? []
    : q
        .selectFrom('matches')
        .select(['id as matchId', 'status', 'started_at as startedAt'])
        .where('id', 'in', [...matchIds])
        .where('status', '=', 'running')
        .execute();

/** Notes on which board matches are played; null for none. Whoever was called to another one is not called any more. */
export const setBoardOf = async (
  { q }: WriteTx,
  { matchIds, boardId }: { readonly matchIds: readonly string[]; readonly boardId: string | null },
): Promise<void> => {
  if (matchIds.length === 0) return;
  await q
    .deleteFrom('calls')
    .where('match_id', 'in', [...matchIds])
    .$if(boardId !== null, (calls) => calls.where('board_id', '<>', boardId))
    .where('board_id', 'is not', null)
    .execute();
  await q
    .deleteFrom('match_boards')
    .where('match_id', 'in', [...matchIds])
    .execute();
  if (boardId === null) return;
  const rows = matchIds.map((matchId) => ({ match_id: matchId, board_id: boardId }));
  await q.insertInto('match_boards').values(rows).execute();
};
