import { isDeepStrictEqual } from 'node:util';
import { partyIndexes } from '@neundarter/rules/match/per-party';
import { replayMatch } from '@neundarter/rules/match/replay';
import { playersOf } from '@neundarter/rules/match/turn-order';
import type { Match, MatchPlayer, Move, PartyIndex } from '@neundarter/rules/match/types';
import type { Queries, WriteTx } from '../../platform/db/database.ts';
import { byCount, prepared } from '../../platform/db/prepared.ts';
import type { MatchesTable } from '../../platform/db/tables/match-tables.ts';
import { together } from '../../platform/db/together.ts';
import {
  type MatchRow,
  matchColumns,
  matchRow,
  progressColumns,
  requestColumns,
  rowOf,
  setupColumns,
} from './match-row.ts';
import { moveColumns, moveOf } from './move-row.ts';
import { type StoredMatch, setupOf } from './stored-match.ts';

const selectLocked = prepared<{ id: string }, MatchRow>(({ q, lockRows }, argument) =>
  lockRows(q.selectFrom('matches').select(matchColumns).where('id', '=', argument('id'))),
);

/** Reads the row and locks it until the end of the transaction. */
export const lockMatch = async (tx: WriteTx, id: string): Promise<StoredMatch | null> => {
  const [row] = await selectLocked.run(tx, { id });
  return row === undefined ? null : matchRow(row);
};

const selectLockedIn = byCount((count) =>
  prepared<{ readonly [id: string]: string }, MatchRow>(({ q, lockRows }, argument) => {
    const ids = Array.from({ length: count }, (_, at) => argument(`id${at}`) ?? '');
    return lockRows(q.selectFrom('matches').select(matchColumns).where('id', 'in', ids).orderBy('id'));
  }),
);

/** Reads the rows in the order of their ids and locks them until the end of the transaction. */
export const lockMatches = async (tx: WriteTx, ids: readonly string[]): Promise<readonly StoredMatch[]> => {
  if (ids.length === 0) return [];
  const args = Object.fromEntries(ids.map((id, at) => [`id${at}`, id]));
  return (await selectLockedIn(ids.length).run(tx, args)).map(matchRow);
};

export const findMatch = async (q: Queries, id: string): Promise<StoredMatch | null> => {
  const rows = await q.selectFrom('matches').select(matchColumns).where('id', '=', id).execute();
  return rows[0] === undefined ? null : matchRow(rows[0]);
};

/** Number of ids per statement; shorter lists are filled up, so that the text of the statement stays the same. */
const idsPerQuery = 20;

export const findMatches = async (q: Queries, ids: readonly string[]): Promise<readonly StoredMatch[]> => {
  const found: StoredMatch[] = [];
  for (let start = 0; start < ids.length; start += idsPerQuery) {
    const chunk = ids.slice(start, start + idsPerQuery);
    const size = chunk.length === 1 ? 1 : idsPerQuery;
    const filled = Array.from({ length: size }, (_, index) => chunk[index] ?? (chunk[0] as string));
    const rows = await q.selectFrom('matches').select(matchColumns).where('id', 'in', filled).execute();
    found.push(...rows.map(matchRow));
  }
  return found;
};

/** Throws if the moves are not legal, because this program has not written them. */
const replay = (stored: StoredMatch, moves: readonly Move[]): Match => {
  const folded = replayMatch(setupOf(stored), moves);
  if (!folded.ok) throw new Error(`The moves of match ${stored.id} cannot be replayed: ${folded.error}`);
  return folded.value;
};

/** The moves of a match in their order. */
export const findMoves = async (q: Queries, matchId: string): Promise<readonly Move[]> => {
  const rows = await q
    .selectFrom('match_moves')
    .select(moveColumns)
    .where('match_id', '=', matchId)
    .orderBy('seq')
    .execute();
  return rows.map(moveOf);
};

/** The match computed from its moves, which are not read if there are none. Throws if the moves are not legal. */
export const foldMatch = async (q: Queries, stored: StoredMatch): Promise<Match> =>
  replay(stored, stored.moveCount === 0 ? [] : await findMoves(q, stored.id));

/** Matches computed from their moves with one query, or none if they have no moves. Throws if the moves are not legal. */
export const foldMatches = async (
  q: Queries,
  matches: readonly StoredMatch[],
): Promise<readonly { readonly stored: StoredMatch; readonly match: Match }[]> => {
  const ids = matches.filter(({ moveCount }) => moveCount > 0).map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await q
          .selectFrom('match_moves')
          .select(['match_id', ...moveColumns])
          .where('match_id', 'in', ids)
          .orderBy('match_id')
          .orderBy('seq')
          .execute();
  const moves = Map.groupBy(rows, (row) => row.match_id);
  return matches.map((stored) => ({
    stored,
    match: replay(stored, (moves.get(stored.id) ?? []).map(moveOf)),
  }));
};

/** A row for each player of a match. */
export const playerRows = ({ id, props }: StoredMatch) =>
  partyIndexes.flatMap((party) =>
    playersOf(props.parties[party]).map((player, seat) => ({
      match_id: id,
      party,
      seat,
      player_id: player.id,
      type: player.type,
      time_stamp: props.timeStamp,
    })),
  );

type PlayerRow = ReturnType<typeof playerRows>[number];

const insertPlayers = async ({ q }: WriteTx, rows: readonly PlayerRow[]): Promise<void> => {
  if (rows.length > 0)
    await q
      .insertInto('match_players')
      .values([...rows])
      .execute();
};

const insertPlayer = prepared<PlayerRow>(({ q }, argument) =>
  q.insertInto('match_players').values({
    match_id: argument('match_id'),
    party: argument('party'),
    seat: argument('seat'),
    player_id: argument('player_id'),
    type: argument('type'),
    time_stamp: argument('time_stamp'),
  }),
);

/** Inserts a new match; `false` if its id is taken. */
export const insertMatch = async (tx: WriteTx, match: StoredMatch): Promise<boolean> => {
  const result = await tx.q
    .insertInto('matches')
    .values(rowOf(match))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (result.numInsertedOrUpdatedRows !== 1n) return false;
  await insertPlayers(tx, playerRows(match));
  return true;
};

type Progress = { readonly id: string } & Omit<ReturnType<typeof progressColumns>, 'status'>;

const progressUpdate = (
  { q }: WriteTx,
  argument: <Name extends keyof Progress>(name: Name) => Progress[Name],
) =>
  q
    .updateTable('matches')
    .set({
      is_forfeited: argument('is_forfeited'),
      is_completed_on_paper: argument('is_completed_on_paper'),
      winning_party: argument('winning_party'),
      starting_party: argument('starting_party'),
      starting_player_id: argument('starting_player_id'),
      can_switch_player: argument('can_switch_player'),
      standing: argument('standing'),
      revision: argument('revision'),
      move_count: argument('move_count'),
      started_at: argument('started_at'),
      finished_at: argument('finished_at'),
      finish_received_at: argument('finish_received_at'),
      ended_on: argument('ended_on'),
    })
    .where('id', '=', argument('id'));

const updateRow = prepared<Progress>(progressUpdate);
const updateRowAndStatus = prepared<Progress & Pick<MatchesTable, 'status'>>((tx, argument) =>
  progressUpdate(tx, argument).set({ status: argument('status') }),
);

/** Defers the update of the columns that a move has changed; the status has an index, so it is written only if new. */
export const updateProgress = (tx: WriteTx, before: StoredMatch, after: StoredMatch): void => {
  const row = { id: after.id, ...progressColumns(after) };
  const isSame = before.props.status === after.props.status;
  tx.defer(`matches/${after.id}`, isSame ? updateRow.with(row) : updateRowAndStatus.with(row));
};

/** Updates the request of an online match. */
export const updateRequest = async ({ q }: WriteTx, { id, props }: StoredMatch): Promise<void> => {
  const columns = { ...requestColumns(props), revision: props.revision };
  await q.updateTable('matches').set(columns).where('id', '=', id).execute();
};

type Settings = Progress & ReturnType<typeof setupColumns>;

const settingsUpdate = (tx: WriteTx, argument: <Name extends keyof Settings>(name: Name) => Settings[Name]) =>
  progressUpdate(tx, argument).set({
    parties: argument('parties'),
    config: argument('config'),
    starting_score: argument('starting_score'),
    check_in_mode: argument('check_in_mode'),
    starting_scores: argument('starting_scores'),
    description: argument('description'),
    caller: argument('caller'),
  });

const updateSettingsRow = prepared<Settings>(settingsUpdate);
const updateSettingsAndStatus = prepared<Settings & Pick<MatchesTable, 'status'>>((tx, argument) =>
  settingsUpdate(tx, argument).set({ status: argument('status') }),
);

/**
 * Updates configuration, description, caller and standing, and the parties as they are named; not the players. The status has
 * indexes, so it is written only if new.
 */
export const updateSettings = async (
  tx: WriteTx,
  match: StoredMatch,
  before: Pick<Match, 'status'>,
): Promise<void> => {
  const row = { id: match.id, ...setupColumns(match.props), ...progressColumns(match) };
  const isSame = before.status === match.props.status;
  await (isSame ? updateSettingsRow : updateSettingsAndStatus).run(tx, row);
};

const deleteParty = prepared<{ readonly id: string; readonly party: number }>(({ q }, argument) =>
  q.deleteFrom('match_players').where('match_id', '=', argument('id')).where('party', '=', argument('party')),
);

/** Updates parties, configuration, description and caller; rows of players only of parties that are others now. */
export const updateSetup = async (
  tx: WriteTx,
  match: StoredMatch,
  matchBefore: Pick<Match, 'status' | 'parties'>,
): Promise<void> => {
  const before = playerRows({ ...match, props: { ...match.props, parties: matchBefore.parties } });
  const after = playerRows(match);
  const of = (rows: readonly PlayerRow[], party: PartyIndex) => rows.filter((row) => row.party === party);
  const isOther = (party: PartyIndex) => !isDeepStrictEqual(of(before, party), of(after, party));
  const others = partyIndexes.filter(isOther);
  await together([
    updateSettings(tx, match, matchBefore),
    ...others
      .filter((party) => of(before, party).length > 0)
      .map((party) => deleteParty.run(tx, { id: match.id, party })),
    ...others.flatMap((party) => of(after, party)).map((row) => insertPlayer.run(tx, row)),
  ]);
};

/** Updates the parties of a match. */
export const updateParties = async ({ q }: WriteTx, { id, props }: StoredMatch): Promise<void> => {
  const columns = { parties: JSON.stringify(props.parties), revision: props.revision };
  await q.updateTable('matches').set(columns).where('id', '=', id).execute();
};

/** Deletes a match with all its rows in other tables. */
export const removeMatch = async ({ q }: WriteTx, id: string): Promise<void> => {
  await q.deleteFrom('matches').where('id', '=', id).execute();
};

/** Changes the creator of matches and increases their revisions; returns the changed matches. */
export const changeCreator = async (
  { q }: WriteTx,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly string[]> => {
  const rows = await q
    .updateTable('matches')
    .set((eb) => ({ created_by: to, revision: eb('revision', '+', 1) }))
    .where('created_by', '=', from)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** The matches of a player with their events; with `type` only those where the player has a seat of this type. */
export const findMatchesOfPlayer = async (
  q: Queries,
  playerId: string,
  type?: MatchPlayer['type'],
): Promise<readonly { readonly id: string; readonly eventId: string | null }[]> => {
  let query = q
    .selectFrom('match_players')
    .innerJoin('matches', 'matches.id', 'match_players.match_id')
    .select(['matches.id', 'matches.event_id'])
    .distinct()
    .where('player_id', '=', playerId);
  if (type !== undefined) query = query.where('type', '=', type);
  const rows = await query.execute();
  return rows.map(({ id, event_id: eventId }) => ({ id, eventId }));
};
