import type { Bed } from '@neundarter/rules/board/bed';
import type { Move, PaperScore, PartyIndex, Position } from '@neundarter/rules/match/types';
import type { ThrownDart } from '@neundarter/rules/turn/thrown-dart';
import type { MatchMovesTable } from '../../platform/db/tables/match-tables.ts';

/** The columns to read. The position of a throw is stored only for queries, because it follows from the moves. */
export const moveColumns = [
  'kind',
  'time_stamp',
  'throw_id',
  'party',
  'player_id',
  'score',
  'darts_thrown',
  'attempts_on_double',
  'darts',
  'beds',
  'result',
] as const satisfies readonly (keyof MatchMovesTable)[];

/** The match, the number in its list of moves, and the time (ms since 1970). */
type MovePlace = { readonly matchId: string; readonly seq: number; readonly at: number };

/** Position of a throw, and its party. */
export type ThrowPlace = Position & { readonly party: PartyIndex };

const noThrow = {
  throw_id: null,
  set_number: null,
  leg_number: null,
  throw_number: null,
  party: null,
  player_id: null,
  score: null,
  darts_thrown: null,
  attempts_on_double: null,
  darts: null,
  beds: null,
  result: null,
} as const;

/** Converts a move to a row; a throw needs `place`. */
export const moveRow = (move: Move, { matchId, seq, at }: MovePlace, place?: ThrowPlace): MatchMovesTable => {
  const base = { ...noThrow, match_id: matchId, seq, kind: move.kind };
  switch (move.kind) {
    case 'start':
      return { ...base, time_stamp: move.at };
    case 'switch':
      return { ...base, time_stamp: at };
    case 'forfeit':
    case 'retire':
      return { ...base, time_stamp: move.at, party: move.winningParty };
    case 'result':
      return { ...base, time_stamp: move.at, result: JSON.stringify(move.score) };
    case 'bull-out': {
      const { id, winningParty, at: decidedAt } = move.bullOut;
      return { ...base, time_stamp: decidedAt, throw_id: id, party: winningParty };
    }
    case 'throw': {
      const { id, playerId, score, dartsThrown, attemptsOnDouble, timeStamp, darts, beds } = move.newThrow;
      return {
        ...base,
        time_stamp: timeStamp,
        throw_id: id,
        set_number: place?.setNumber ?? null,
        leg_number: place?.legNumber ?? null,
        throw_number: place?.throwNumber ?? null,
        party: place?.party ?? null,
        player_id: playerId,
        score,
        darts_thrown: dartsThrown,
        attempts_on_double: attemptsOnDouble,
        darts: darts === undefined ? null : JSON.stringify(darts),
        beds: beds === undefined ? null : JSON.stringify(beds),
      };
    }
  }
};

const needed = <Value>(value: Value | null): Value => {
  if (value === null) throw new Error('A move of the database lacks a column that its kind needs');
  return value;
};

/** Converts a row to a move. Throws on a row that no version of this program has written. */
export const moveOf = (row: Pick<MatchMovesTable, (typeof moveColumns)[number]>): Move => {
  switch (row.kind) {
    case 'start':
      return { kind: 'start', at: row.time_stamp };
    case 'switch':
      return { kind: 'switch' };
    case 'forfeit':
      return { kind: 'forfeit', winningParty: row.party as PartyIndex | null, at: row.time_stamp };
    case 'retire':
      return { kind: 'retire', winningParty: needed(row.party) as PartyIndex, at: row.time_stamp };
    case 'result':
      return { kind: 'result', score: JSON.parse(needed(row.result)) as PaperScore, at: row.time_stamp };
    case 'bull-out':
      return {
        kind: 'bull-out',
        bullOut: {
          id: needed(row.throw_id),
          winningParty: needed(row.party) as PartyIndex,
          at: row.time_stamp,
        },
      };
    case 'throw':
      return {
        kind: 'throw',
        newThrow: {
          id: needed(row.throw_id),
          playerId: needed(row.player_id),
          score: needed(row.score),
          dartsThrown: needed(row.darts_thrown),
          attemptsOnDouble: needed(row.attempts_on_double),
          timeStamp: row.time_stamp,
          ...(row.darts === null ? {} : { darts: JSON.parse(row.darts) as readonly ThrownDart[] }),
          ...(row.beds === null ? {} : { beds: JSON.parse(row.beds) as readonly Bed[] }),
        },
      };
  }
};
