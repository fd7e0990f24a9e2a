// Forfeit: one party gets a scheduled match N:0 without a dart. Every leg and set needed for the result is marked as
// won. The match was never started, so it has an end but no start, and a forfeit cannot be undone.
import { ok, type Result, refused } from '../result.ts';
import { closeLeg } from './close-leg.ts';
import { arePartiesSet } from './players.ts';
import { startMatch } from './start.ts';
import type { Match, MatchError, PartyIndex } from './types.ts';

/** Which party gets the match, and when (milliseconds since 1970). */
export type Forfeit = { readonly winningParty: PartyIndex; readonly at: number };

/**
 * Closes a scheduled match in favour of a party.
 * Refusals: `error.invalid-match-status` unless scheduled, `error.parties-not-set` with a bye or placeholder.
 */
export const forfeitMatch = (match: Match, { winningParty, at }: Forfeit): Result<Match, MatchError> => {
  if (match.status !== 'scheduled') return refused('error.invalid-match-status');
  if (!arePartiesSet(match)) return refused('error.parties-not-set');
  const started = startMatch(match, { at });
  if (!started.ok) return started;
  let closing = started.value;
  while (closing.status === 'running') {
    closing = closeLeg(closing, { winningParty, shotByPlayerId: null, at });
  }
  return ok({ ...closing, isForfeited: true, startedAt: null });
};
