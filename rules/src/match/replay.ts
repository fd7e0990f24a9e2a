// A match follows from its list of moves. Undo is not a move; it removes moves from the list.
import { ok, type Result } from '../result.ts';
import { createMatch } from './create.ts';
import { forfeitMatch } from './forfeit.ts';
import { otherParty } from './per-party.ts';
import { recordThrow } from './record-throw.ts';
import { startMatch } from './start.ts';
import { switchStartingParty } from './switch.ts';
import type { Leg, Match, MatchError, MatchSet, MatchSetup, Move, Throw } from './types.ts';

/** The match after one more move, or the refusal of that move. */
export const applyMove = (match: Match, move: Move): Result<Match, MatchError> => {
  switch (move.kind) {
    case 'start':
      return startMatch(match, { at: move.at });
    case 'switch':
      return switchStartingParty(match);
    case 'throw':
      return recordThrow(match, move.newThrow);
    case 'forfeit':
      return forfeitMatch(match, { winningParty: move.winningParty, at: move.at });
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

/** The shortest list of moves that gives this match; pairs of switches that cancel each other out are left out. */
export const movesOf = (match: Match): readonly Move[] => {
  const moves: Move[] = match.startingParty === 1 ? [{ kind: 'switch' }] : [];
  if (match.isForfeited) {
    const winningParty = match.winningParty === 1 ? 1 : 0;
    return [...moves, { kind: 'forfeit', winningParty, at: match.finishedAt ?? 0 }];
  }
  if (match.startedAt === null) return moves;
  moves.push({ kind: 'start', at: match.startedAt });
  match.sets.forEach((set, setIndex) => {
    for (const leg of set.legs) {
      if (isSwitched(leg, set, match.sets[setIndex - 1])) moves.push({ kind: 'switch' });
      moves.push(...leg.throws.map(throwMove));
    }
  });
  return moves;
};
