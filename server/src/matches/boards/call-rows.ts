import type { Queries, WriteTx } from '../../platform/db/database.ts';
import type { CallsTable } from '../../platform/db/tables/board-tables.ts';

/** A match that is called. Times are ms since 1970. */
export type StoredCall = {
  readonly matchId: string;
  readonly boardId: string;
  /** The user who called it; null for a deleted account. */
  readonly calledBy: string | null;
  readonly calledAt: number;
  /** How often it was called, from 1. */
  readonly calls: number;
  readonly latestAt: number;
  readonly presentAt: number | null;
  /** From when on everybody is asked to call it, if nobody is named; null: nobody is sought. */
  readonly callerSoughtFrom: number | null;
};

const callOf = (row: CallsTable): StoredCall[] =>
  row.board_id === null
    ? []
    : [
        {
          matchId: row.match_id,
          boardId: row.board_id,
          calledBy: row.called_by,
          calledAt: row.called_at ?? 0,
          calls: row.calls,
          latestAt: row.latest_at ?? 0,
          presentAt: row.present_at,
          callerSoughtFrom: row.caller_sought_from,
        },
      ];

/** The matches that are called to these boards. */
export const findCallsOn = async (
  q: Queries,
  boardIds: readonly string[],
): Promise<readonly StoredCall[]> => {
  if (boardIds.length === 0) return [];
  const rows = await q
    .selectFrom('calls')
    .selectAll()
    .where('board_id', 'in', [...boardIds])
    .execute();
  return rows.flatMap(callOf);
};

/** A match that is called, with what its people need to know. */
type CallOfEvent = Pick<StoredCall, 'matchId' | 'calls' | 'calledAt'> & {
  /** Name of its board. */
  readonly board: string;
  /** The player who calls the scores; null for nobody. */
  readonly caller: string | null;
};

/** The calls of an event. */
export const findCallsOfEvent = async (q: Queries, eventId: string): Promise<readonly CallOfEvent[]> => {
  const rows = await q
    .selectFrom('calls')
    .innerJoin('matches', 'matches.id', 'calls.match_id')
    .innerJoin('boards', 'boards.id', 'calls.board_id')
    .select([
      'calls.match_id as matchId',
      'calls.calls',
      'calls.called_at as calledAt',
      'boards.name as board',
      'matches.caller',
    ])
    .where('matches.event_id', '=', eventId)
    .orderBy('calls.called_at')
    .orderBy('calls.match_id')
    .execute();
  return rows.map(({ calledAt, ...row }) => ({ ...row, calledAt: calledAt ?? 0 }));
};

/** A time that is stored about matches of an event, by match; those without it are missing. */
const findTimes = async (
  q: Queries,
  eventId: string,
  column: 'called_at' | 'postponed_until' | 'caller_sought_from',
): Promise<ReadonlyMap<string, number>> => {
  const rows = await q
    .selectFrom('calls')
    .innerJoin('match_places', 'match_places.match_id', 'calls.match_id')
    .select(['calls.match_id as matchId', `calls.${column} as time`])
    .where('match_places.event_id', '=', eventId)
    .where(`calls.${column}`, 'is not', null)
    .execute();
  return new Map(rows.map(({ matchId, time }) => [matchId, time ?? 0]));
};

/** When matches of an event were called that are called now, by match. */
export const findCalled = (q: Queries, eventId: string) => findTimes(q, eventId, 'called_at');

/** From when on callers are sought for matches of an event that are called without one, by match. */
export const findCallersSought = (q: Queries, eventId: string) => findTimes(q, eventId, 'caller_sought_from');

/** Until when matches of an event are postponed, by match. */
export const findPostponed = (q: Queries, eventId: string) => findTimes(q, eventId, 'postponed_until');

/** Removes the call or the postponement of a match; says whether there was one. */
export const removeCall = async ({ q }: WriteTx, matchId: string): Promise<boolean> => {
  const removed = await q
    .deleteFrom('calls')
    .where('match_id', '=', matchId)
    .returning('match_id')
    .executeTakeFirst();
  return removed !== undefined;
};

const writeRow = async (tx: WriteTx, row: CallsTable): Promise<void> => {
  await removeCall(tx, row.match_id);
  await tx.q.insertInto('calls').values(row).execute();
};

/** Stores a call instead of what was stored about the match. */
export const writeCall = (tx: WriteTx, call: StoredCall): Promise<void> =>
  writeRow(tx, {
    match_id: call.matchId,
    board_id: call.boardId,
    called_by: call.calledBy,
    called_at: call.calledAt,
    calls: call.calls,
    latest_at: call.latestAt,
    present_at: call.presentAt,
    postponed_until: null,
    caller_sought_from: call.callerSoughtFrom,
  });

/** Stores until when a match is postponed, instead of what was stored about it. */
export const writePostponement = (
  tx: WriteTx,
  { matchId, by, until }: { readonly matchId: string; readonly by: string; readonly until: number },
): Promise<void> =>
  writeRow(tx, {
    match_id: matchId,
    board_id: null,
    called_by: by,
    called_at: null,
    calls: 0,
    latest_at: null,
    present_at: null,
    postponed_until: until,
    caller_sought_from: null,
  });

/** Seeks nobody any more for the called matches of an event. */
export const seekNoCallers = async ({ q }: WriteTx, eventId: string): Promise<void> => {
  const own = q.selectFrom('match_places').select('match_id').where('event_id', '=', eventId);
  await q.updateTable('calls').set({ caller_sought_from: null }).where('match_id', 'in', own).execute();
};

type Named = {
  readonly eventId: string;
  /** Only callers who play or call this match, too. */
  readonly inMatch?: string;
};

/** Whether a called match of an event has a caller. */
export const findHasCaller = async (q: Queries, { eventId, inMatch }: Named): Promise<boolean> => {
  const players = q
    .selectFrom('match_players')
    .select('player_id')
    .where('match_id', '=', inMatch ?? '');
  const caller = q
    .selectFrom('matches as other')
    .select('other.caller')
    .where('other.id', '=', inMatch ?? '')
    .where('other.caller', 'is not', null);
  const row = await q
    .selectFrom('calls')
    .innerJoin('matches', 'matches.id', 'calls.match_id')
    .select('calls.match_id')
    .where('calls.board_id', 'is not', null)
    .where('matches.event_id', '=', eventId)
    .where('matches.caller', 'is not', null)
    .$if(inMatch !== undefined, (calls) =>
      calls
        .where('matches.id', '<>', inMatch ?? '')
        .where((where) =>
          where.or([where('matches.caller', 'in', players), where('matches.caller', 'in', caller)]),
        ),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** Forgets which user has called. */
export const forgetWhoCalled = async ({ q }: WriteTx, userId: string): Promise<void> => {
  await q.updateTable('calls').set({ called_by: null }).where('called_by', '=', userId).execute();
};

/** The matches that a user has called or postponed, for the export of own data. */
export const findCallsBy = (q: Queries, userId: string) =>
  q
    .selectFrom('calls')
    .select(['match_id as matchId', 'called_at as calledAt', 'postponed_until as postponedUntil'])
    .where('called_by', '=', userId)
    .orderBy('match_id')
    .execute();
