import type { MatchHead } from '@neundarter/contract/entities/match';
import type { ExportContent } from '@neundarter/contract/routes/statistics';
import type { ThrownDart } from '@neundarter/rules/turn/thrown-dart';
import { findMatchHeads } from '../matches/reads.ts';
import type { Cell } from '../platform/csv-line.ts';
import type { Queries } from '../platform/db/database.ts';
import type { MatchMovesTable } from '../platform/db/tables/match-tables.ts';
import type { PlayerMatchStatsTable } from '../platform/db/tables/statistics-tables.ts';
import type { FiguresFilter } from './narrow-figures.ts';
import { narrowMatches } from './narrow-matches.ts';
import { isoTime, ownMatch, ownMatchFields } from './own-match-row.ts';

export type ExportRow = { readonly [field: string]: Cell };

/** Sort key of a match in the file: earliest end first, unfinished matches last. */
export type Place = { readonly endedAt: number; readonly matchId: string };

/** Sort keys of the next matches after a given one. */
export const findPlaces = async (
  q: Queries,
  filter: FiguresFilter,
  { after, limit }: { readonly after: Place; readonly limit: number },
): Promise<readonly Place[]> => {
  const { open, ended } = narrowMatches(q, filter);
  const places: Place[] = [];
  for (const part of [ended, open]) {
    if (part === null || places.length === limit) continue;
    const rows = await part
      .select(['match_players.ended_at', 'match_players.match_id'])
      .where((eb) =>
        eb.or([
          eb('match_players.ended_at', '>', after.endedAt),
          eb.and([
            eb('match_players.ended_at', '=', after.endedAt),
            eb('match_players.match_id', '>', after.matchId),
          ]),
        ]),
      )
      .where('match_players.ended_at', '>=', after.endedAt)
      .orderBy('match_players.ended_at')
      .orderBy('match_players.match_id')
      .limit(limit - places.length)
      .execute();
    places.push(...rows.map((row) => ({ endedAt: row.ended_at, matchId: row.match_id })));
  }
  return places;
};

const matchRows = async (
  q: Queries,
  heads: readonly MatchHead[],
  playerId: string,
): Promise<readonly ExportRow[]> => {
  const rows: readonly PlayerMatchStatsTable[] = await q
    .selectFrom('player_match_stats')
    .selectAll()
    .where('player_id', '=', playerId)
    .where(
      'match_id',
      'in',
      heads.map(({ id }) => id),
    )
    .execute();
  const byMatch = new Map(rows.map((row) => [row.match_id, row]));
  return heads.map((head) => ownMatch(head, playerId, byMatch.get(head.id) ?? null));
};

const turnFields = [
  'matchId',
  'timeStamp',
  'setNumber',
  'legNumber',
  'throwNumber',
  'score',
  'dartsThrown',
  'attemptsOnDouble',
  'darts',
] as const;

/** The beds of a turn's darts, as in `T20 S5 M`; null if they are unknown. */
const bedsOf = ({ darts, beds }: Pick<MatchMovesTable, 'darts' | 'beds'>): string | null => {
  if (darts !== null) return (JSON.parse(darts) as readonly ThrownDart[]).map(({ bed }) => bed).join(' ');
  return beds === null ? null : (JSON.parse(beds) as readonly string[]).join(' ');
};

const turnRows = async (
  q: Queries,
  heads: readonly MatchHead[],
  playerId: string,
): Promise<readonly ExportRow[]> => {
  const moves = await q
    .selectFrom('match_moves')
    .select([
      'match_id',
      'time_stamp',
      'set_number',
      'leg_number',
      'throw_number',
      'score',
      'darts_thrown',
      'attempts_on_double',
      'darts',
      'beds',
    ])
    .where(
      'match_id',
      'in',
      heads.map(({ id }) => id),
    )
    .where('kind', '=', 'throw')
    .where('player_id', '=', playerId)
    .orderBy('match_id')
    .orderBy('seq')
    .execute();
  const byMatch = Map.groupBy(moves, ({ match_id }) => match_id);
  return heads.flatMap(({ id }) =>
    (byMatch.get(id) ?? []).map((move): { readonly [field in (typeof turnFields)[number]]: Cell } => ({
      matchId: id,
      timeStamp: isoTime(move.time_stamp),
      setNumber: move.set_number,
      legNumber: move.leg_number,
      throwNumber: move.throw_number,
      score: move.score,
      dartsThrown: move.darts_thrown,
      attemptsOnDouble: move.attempts_on_double,
      darts: bedsOf(move),
    })),
  );
};

/** The column names of the file, also for a file without rows. */
export const fieldsOf = (content: ExportContent): readonly string[] =>
  content === 'matches' ? ownMatchFields : turnFields;

/** The rows of the file for some of a player's matches, in the same order. */
export const findOwnRows = async (
  q: Queries,
  {
    matchIds,
    playerId,
    content,
  }: {
    readonly matchIds: readonly string[];
    readonly playerId: string;
    readonly content: ExportContent;
  },
): Promise<readonly ExportRow[]> => {
  const heads = await findMatchHeads(q, matchIds);
  return content === 'matches' ? matchRows(q, heads, playerId) : turnRows(q, heads, playerId);
};
