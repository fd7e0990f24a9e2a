// The list of moves is the truth about a match, the match is the fold over it. Undo is no move: it takes moves away.
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

/** Plays all moves from the scheduled match on; the first refused move is the answer. */
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

/** Whether a leg's starter is not the one that alternation gives: only the deciding leg can be switched. */
const isSwitched = (leg: Leg, set: MatchSet, setBefore: MatchSet | undefined): boolean => {
  const legBefore = set.legs[leg.legNumber - 2] ?? setBefore;
  return legBefore !== undefined && leg.startingParty !== otherParty(legBefore.startingParty);
};

/** The shortest list of moves that makes this match: switches that cancelled each other out are gone. */
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
