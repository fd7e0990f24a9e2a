// Undo: the last turn is taken back, as if it had never been thrown. A leg opened after it disappears together with
// a switch made in it; the leg, set and match it closed reopen. Only a forfeit cannot be taken back.
import { ok, type Result, refused } from '../result.ts';
import { withParty } from './per-party.ts';
import { replaceLast } from './replace-leg.ts';
import type { Leg, Match, MatchError, MatchSet } from './types.ts';

/** The sets without a leg that nobody has thrown in yet (and without its set, when it is the first there). */
const withoutEmptyLeg = (sets: readonly MatchSet[]): readonly MatchSet[] => {
  const set = sets.at(-1);
  if (set === undefined || set.legs.at(-1)?.throws.length !== 0) return sets;
  return set.legs.length === 1
    ? sets.slice(0, -1)
    : replaceLast(sets, { ...set, legs: set.legs.slice(0, -1) });
};

const withoutLastThrow = (leg: Leg): Leg => {
  const last = leg.throws.at(-1);
  if (last === undefined) throw new Error('An empty leg has no throw to take back');
  return {
    ...leg,
    throws: leg.throws.slice(0, -1),
    remainingScores: withParty(leg.remainingScores, last.party, leg.remainingScores[last.party] + last.score),
    isShot: false,
    winningParty: null,
    shotByPlayerId: null,
    shotAt: null,
  };
};

/**
 * The match without its last turn.
 * Refusals: `error.invalid-match-status` when scheduled or forfeited, `error.no-throw-to-undo` before the first turn.
 */
export const undoThrow = (match: Match): Result<Match, MatchError> => {
  if (match.status === 'scheduled' || match.isForfeited) return refused('error.invalid-match-status');
  const sets = withoutEmptyLeg(match.sets);
  const set = sets.at(-1);
  const leg = set?.legs.at(-1);
  if (set === undefined || leg === undefined) return refused('error.no-throw-to-undo');
  const reopened: MatchSet = {
    ...set,
    legs: replaceLast(set.legs, withoutLastThrow(leg)),
    isShot: false,
    winningParty: null,
    shotAt: null,
  };
  return ok({
    ...match,
    status: 'running',
    sets: replaceLast(sets, reopened),
    winningParty: null,
    finishedAt: null,
  });
};
