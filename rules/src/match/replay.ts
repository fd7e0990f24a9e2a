// A match follows from its list of moves. Undo is not a move; it removes moves from the list.
import { ok, type Result, refused } from '../result.ts';
import { createMatch } from './create.ts';
import { enterResult } from './enter-result.ts';
import { forfeitMatch } from './forfeit.ts';
import { endOf } from './how-it-ended.ts';
import { otherParty } from './per-party.ts';
import { recordThrow } from './record-throw.ts';
import { retireFromMatch } from './retire.ts';
import { decideBullOut } from './round-limit.ts';
import { startMatch } from './start.ts';
import { switchStartingParty } from './switch.ts';
import type {
  Leg,
  Match,
  MatchError,
  MatchSet,
  MatchSetup,
  Move,
  PaperScore,
  PartyIndex,
  Throw,
} from './types.ts';
import { legsWon, setsWon } from './winners.ts';

/** The match after one more move, or the refusal of that move. */
export const applyMove = (match: Match, move: Move): Result<Match, MatchError> => {
  switch (move.kind) {
    case 'start':
      return startMatch(match, { at: move.at });
    case 'switch':
      return switchStartingParty(match);
    case 'throw':
      return recordThrow(match, move.newThrow);
    case 'bull-out':
      return decideBullOut(match, move.bullOut);
    case 'forfeit':
      return forfeitMatch(match, { winningParty: move.winningParty, at: move.at });
    case 'retire':
      return retireFromMatch(match, { winningParty: move.winningParty, at: move.at });
    case 'result':
      return enterResult(match, { score: move.score, at: move.at });
  }
};

/** Plays all moves from the scheduled match on; stops at the first refused move and returns its refusal. */
export const replayMatch = (setup: MatchSetup, moves: readonly Move[]): Result<Match, MatchError> => {
  let match = createMatch(setup);
  for (const move of moves) {
    const next = applyMove(match, move);
    if (!next.ok) return next;
    match = next.value;
  }
  return ok(match);
};

/**
 * The match without its end, whatever the end was: its last turn, a bull-out, a result from paper, a forfeit or a retirement. The end
 * of a match is always its last move. Refusal: `error.invalid-match-status` unless the moves end the match.
 */
export const replayWithoutEnd = (setup: MatchSetup, moves: readonly Move[]): Result<Match, MatchError> => {
  const ended = replayMatch(setup, moves);
  if (!ended.ok) return ended;
  if (ended.value.status !== 'finished') return refused('error.invalid-match-status');
  return replayMatch(setup, moves.slice(0, -1));
};

const throwMove = ({ party: _party, throwNumber: _throwNumber, ...newThrow }: Throw): Move => ({
  kind: 'throw',
  newThrow,
});

/**
 * Whether the starter of a leg was switched, so that it breaks the alternation; only the deciding leg can be
 * switched.
 */
const isSwitched = (leg: Leg, set: MatchSet, setBefore: MatchSet | undefined): boolean => {
  const legBefore = set.legs[leg.legNumber - 2] ?? setBefore;
  return legBefore !== undefined && leg.startingParty !== otherParty(legBefore.startingParty);
};

/** The choice who has won the bull-out of a leg, if there was one. */
const bullOutMoves = ({ decidedBy, winningParty, shotAt }: Leg): readonly Move[] =>
  decidedBy?.kind === 'bull' && winningParty !== null
    ? [{ kind: 'bull-out', bullOut: { id: decidedBy.id, winningParty, at: shotAt ?? 0 } }]
    : [];

/** The moves of the turns, with the start before them. */
const turnMoves = ({ sets, startedAt }: Match): readonly Move[] => {
  if (startedAt === null) return [];
  const moves: Move[] = [{ kind: 'start', at: startedAt }];
  sets.forEach((set, setIndex) => {
    for (const leg of set.legs) {
      if (isSwitched(leg, set, sets[setIndex - 1])) moves.push({ kind: 'switch' });
      moves.push(...leg.throws.map(throwMove), ...bullOutMoves(leg));
    }
  });
  return moves;
};

const paperScoreOf = (match: Match): PaperScore => {
  const hasLegs = match.sets.some(({ legs }) => legs.length > 0);
  return hasLegs ? { kind: 'legs', legs: match.sets.map(legsWon) } : { kind: 'sets', sets: setsWon(match) };
};

/** The move that ended the match; none if that was its last turn, or a bull-out. */
const endMoves = (match: Match): readonly Move[] => {
  const at = match.finishedAt ?? 0;
  const winningParty: PartyIndex = match.winningParty === 1 ? 1 : 0;
  switch (endOf(match)) {
    case 'forfeit':
      return [{ kind: 'forfeit', winningParty, at }];
    case 'double-forfeit':
      return [{ kind: 'forfeit', winningParty: null, at }];
    case 'retirement':
      return [{ kind: 'retire', winningParty, at }];
    case 'result':
      return [{ kind: 'result', score: paperScoreOf(match), at }];
    case 'played':
    case null:
      return [];
  }
};

/** The shortest list of moves that gives this match; pairs of switches that cancel each other out are left out. */
export const movesOf = (match: Match): readonly Move[] => [
  ...(match.startingParty === 1 ? [{ kind: 'switch' } as const] : []),
  ...turnMoves(match),
  ...endMoves(match),
];
