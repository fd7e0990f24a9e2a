// Starts a match. It must be scheduled and have people on both sides. Opens set 1 and leg 1.
import { ok, type Result, refused } from '../result.ts';
import { openSet } from './open-leg.ts';
import { arePartiesSet } from './players.ts';
import type { Match, MatchError } from './types.ts';

/**
 * Starts a match at `at` (milliseconds since 1970).
 * Refusals: `error.invalid-match-status` unless scheduled, `error.parties-not-set` with a bye or placeholder.
 */
export const startMatch = (match: Match, { at }: { readonly at: number }): Result<Match, MatchError> => {
  if (match.status !== 'scheduled') return refused('error.invalid-match-status');
  if (!arePartiesSet(match)) return refused('error.parties-not-set');
  const firstSet = openSet(match, { number: 1, startingParty: match.startingParty, at });
  return ok({ ...match, status: 'running', sets: [firstSet], startedAt: at });
};
