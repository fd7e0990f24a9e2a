// Forfeit: one party gets a scheduled match N:0 without a dart. Every leg and set needed for the result is marked as
// won. The match was never started, so it has an end but no start. The losing party may be nobody at all (a bye), if a
// team lacks a player. If both parties give up, both lose, and the match has no legs.
import { ok, type Result, refused } from '../result.ts';
import { closeLeg } from './close-leg.ts';
import { otherParty } from './per-party.ts';
import { arePartiesSet } from './players.ts';
import { startMatch } from './start.ts';
import type { Match, MatchError, PartyIndex } from './types.ts';

/** Which party gets the match (null: both lose), and when (milliseconds since 1970). */
type Forfeit = { readonly winningParty: PartyIndex | null; readonly at: number };

/** The match with the winner on both sides if the loser is nobody, because every leg names who would have started it. */
const withOpponent = (match: Match, winningParty: PartyIndex): Match => {
  const winner = match.parties[winningParty];
  const isAlone = match.parties[otherParty(winningParty)].type === 'bye';
  return isAlone ? { ...match, parties: [winner, winner] } : match;
};

const lostByBoth = (match: Match, at: number): Result<Match, MatchError> =>
  arePartiesSet(match)
    ? ok({ ...match, status: 'finished', isForfeited: true, finishedAt: at })
    : refused('error.parties-not-set');

/**
 * Closes a scheduled match in favour of a party, or of nobody.
 * Refusals: `error.invalid-match-status` unless scheduled, `error.parties-not-set` if the winner is a bye or if a party
 * is a placeholder.
 */
export const forfeitMatch = (match: Match, { winningParty, at }: Forfeit): Result<Match, MatchError> => {
  if (match.status !== 'scheduled') return refused('error.invalid-match-status');
  if (winningParty === null) return lostByBoth(match, at);
  const started = startMatch(withOpponent(match, winningParty), { at });
  if (!started.ok) return started;
  let closing = started.value;
  while (closing.status === 'running') {
    closing = closeLeg(closing, { winningParty, shotByPlayerId: null, at });
  }
  return ok({ ...closing, parties: match.parties, isForfeited: true, startedAt: null });
};
