import { occupiesBoard } from '@neundarter/rules/hall/board';
import type { NamedPerson } from '@neundarter/rules/hall/perhaps-same';
import { type EventBoard, findEventBoards } from '../boards/event-board-rows.ts';
import { findBoards } from '../matches/boards/board-rows.ts';
import { findCallsOn, findPostponed, type StoredCall } from '../matches/boards/call-rows.ts';
import { findLastEnds, findOnBoards } from '../matches/boards/match-board-rows.ts';
import type { Queries } from '../platform/db/database.ts';
import { entryRows } from '../tournaments/storage/entry-rows.ts';
import { gatherNamedPeople } from './gather-named-people.ts';

/** A match of the event with what the hall needs of it. Times are ms since 1970. */
export type MatchFacts = {
  readonly id: string;
  readonly status: 'scheduled' | 'running' | 'finished';
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
  /** Player id of the caller. */
  readonly caller: string | null;
  readonly boardId: string | null;
};

/** A match of another event that is called to a board of the hall, runs there, or in which somebody of this event plays. */
export type OtherMatch = {
  readonly id: string;
  readonly isCalled: boolean;
  readonly since: number;
  readonly boardId: string | null;
  readonly people: readonly string[];
  /** Player id of the caller. */
  readonly caller: string | null;
};

/** What the database knows about the hall of an event. */
export type HallFacts = {
  /** In the order of the hall. */
  readonly boards: readonly EventBoard[];
  /** When the last match on a board ended. */
  readonly lastEnds: ReadonlyMap<string, number>;
  /** Calls to boards of the hall, also of other events. */
  readonly calls: readonly StoredCall[];
  readonly postponed: ReadonlyMap<string, number>;
  readonly matches: ReadonlyMap<string, MatchFacts>;
  readonly others: readonly OtherMatch[];
  /** The people of these matches who take part in tournaments, with their clubs. */
  readonly othersByName: readonly NamedPerson[];
};

const findMatches = async (q: Queries, eventId: string): Promise<ReadonlyMap<string, MatchFacts>> => {
  const rows = await q
    .selectFrom('matches')
    .leftJoin('match_boards', 'match_boards.match_id', 'matches.id')
    .select([
      'matches.id',
      'matches.status',
      'matches.started_at as startedAt',
      'matches.finished_at as finishedAt',
      'matches.caller',
      'match_boards.board_id as boardId',
    ])
    .where('matches.event_id', '=', eventId)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
};

const findPeople = async (
  q: Queries,
  matchIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  if (matchIds.length === 0) return new Map();
  const rows = await q
    .selectFrom('match_players')
    .select(['match_id', 'player_id'])
    .where('match_id', 'in', [...matchIds])
    .execute();
  const byMatch = Map.groupBy(rows, ({ match_id }) => match_id);
  return new Map([...byMatch].map(([id, players]) => [id, players.map(({ player_id }) => player_id)]));
};

/** Matches elsewhere that these players play or call now, and those of the team's other events, whose people may be the same. */
const findPlayed = (q: Queries, { eventId, teamId, playerIds }: Omit<Asked, 'now'>) =>
  playerIds.length === 0
    ? []
    : q
        .selectFrom('matches')
        .select(['id', 'started_at as startedAt', 'status', 'caller'])
        .where('status', '=', 'running')
        .where((where) =>
          where.or([
            where('caller', 'in', [...playerIds]),
            where('event_id', 'in', where.selectFrom('events').select('id').where('team_id', '=', teamId)),
            where(
              'id',
              'in',
              where
                .selectFrom('match_players')
                .select('match_id')
                .where('player_id', 'in', [...playerIds]),
            ),
          ]),
        )
        .where((where) => where.or([where('event_id', 'is', null), where('event_id', '<>', eventId)]))
        .execute();

type Asked = {
  readonly eventId: string;
  /** The team whose hall it is. */
  readonly teamId: string;
  /** Everybody who plays in the event. */
  readonly playerIds: readonly string[];
  readonly now: number;
};

type There = { readonly boardIds: readonly string[]; readonly calls: readonly StoredCall[] };

const findOthers = async (
  q: Queries,
  { now, ...asked }: Asked,
  { boardIds, calls }: There,
): Promise<readonly OtherMatch[]> => {
  const others = new Map<string, Omit<OtherMatch, 'people'>>();
  const calledAt = new Map(calls.map((call) => [call.matchId, call.calledAt]));
  for (const match of await findPlayed(q, asked)) {
    const { id, startedAt, caller } = match;
    if (occupiesBoard(match, now))
      others.set(id, { id, isCalled: false, since: startedAt ?? now, boardId: null, caller });
  }
  for (const match of await findOnBoards(q, boardIds)) {
    const { matchId: id, boardId, caller } = match;
    if (match.eventId === asked.eventId) continue;
    const called = calledAt.get(id);
    if (occupiesBoard(match, now))
      others.set(id, { id, isCalled: false, since: match.startedAt ?? now, boardId, caller });
    else if (called !== undefined) others.set(id, { id, isCalled: true, since: called, boardId, caller });
  }
  const people = await findPeople(q, [...others.keys()]);
  return [...others.values()].map((other) => ({ ...other, people: people.get(other.id) ?? [] }));
};

/** The people of entries whose players play these matches. */
const findNamed = async (q: Queries, matchIds: readonly string[]): Promise<readonly NamedPerson[]> =>
  matchIds.length === 0 ? [] : (await entryRows.findPlaying(q, matchIds)).flatMap(gatherNamedPeople);

/** Finds what is called, played and free in the hall of an event. */
export const findHallFacts = async (q: Queries, asked: Asked): Promise<HallFacts> => {
  const boards = await findEventBoards(q, asked.eventId);
  // Another event may use other boards of the hall, and call the same people there.
  const boardIds = (await findBoards(q, asked.teamId)).map(({ id }) => id);
  const calls = await findCallsOn(q, boardIds);
  const others = await findOthers(q, asked, { boardIds, calls });
  return {
    boards,
    calls,
    lastEnds: await findLastEnds(q, boardIds),
    postponed: await findPostponed(q, asked.eventId),
    matches: await findMatches(q, asked.eventId),
    others,
    othersByName: await findNamed(
      q,
      others.map(({ id }) => id),
    ),
  };
};
