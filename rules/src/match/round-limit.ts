// The round limit ends a leg that nobody has checked out: once both sides have thrown that many turns, the smaller rest
// wins, or a bull-out decides, also between equal rests. Then nobody throws until somebody has said who won the bull-out.
// A leg won so is no checkout; its darts and points count in averages.
import { ok, type Result, refused } from '../result.ts';
import { closeLeg } from './close-leg.ts';
import { isAt } from './is-at.ts';
import { currentLeg, currentSet } from './turn-order.ts';
import type { BullOut, Leg, Match, MatchConfig, MatchError, PartyIndex, Position } from './types.ts';

/** Whether both sides have thrown all turns that a leg may have. */
const isLimitReached = ({ roundLimit }: MatchConfig, leg: Leg): boolean =>
  roundLimit !== undefined && leg.throws.length >= 2 * roundLimit.rounds;

/** The round that is played, from 1, and how many there are at most; null without a limit, and once they are over. */
export const currentRound = (
  match: Pick<Match, 'status' | 'config' | 'sets'>,
): { readonly round: number; readonly rounds: number } | null => {
  const leg = currentLeg(match);
  const { roundLimit } = match.config;
  if (
    match.status !== 'running' ||
    leg === null ||
    roundLimit === undefined ||
    isLimitReached(match.config, leg)
  )
    return null;
  return { round: Math.floor(leg.throws.length / 2) + 1, rounds: roundLimit.rounds };
};

/** Who has fewer points left; null if both have the same. */
const lowerRest = ({ remainingScores: [home, away] }: Leg): PartyIndex | null => {
  if (home === away) return null;
  return home < away ? 0 : 1;
};

/** Whether the next act must say who has won the bull-out. */
export const isBullOutDue = (match: Pick<Match, 'status' | 'config' | 'sets'>): boolean => {
  const leg = currentLeg(match);
  return match.status === 'running' && leg !== null && isLimitReached(match.config, leg);
};

/** The match after a turn at `at`: its leg is won by the smaller rest if the round limit says so. */
export const closeAtLimit = (match: Match, at: number): Match => {
  const leg = currentLeg(match);
  if (leg === null || !isLimitReached(match.config, leg)) return match;
  const winningParty = match.config.roundLimit?.decision === 'lowest-rest' ? lowerRest(leg) : null;
  if (winningParty === null) return match;
  return closeLeg(match, { winningParty, shotByPlayerId: null, decidedBy: { kind: 'lowest-rest' }, at });
};

/**
 * Says who has won the bull-out, and with it the leg. `position` is the one of the match on the sending device.
 * Refusals, the first that applies: `error.invalid-match-status` unless running; `error.match.out-of-sync` if the position
 * does not fit; `error.match.no-bull-out-due` unless the round limit of the leg is reached.
 */
export const decideBullOut = (
  match: Match,
  { id, winningParty, at }: BullOut,
  position?: Position,
): Result<Match, MatchError> => {
  const set = currentSet(match);
  const leg = currentLeg(match);
  if (match.status !== 'running' || set === null || leg === null)
    return refused('error.invalid-match-status');
  if (position !== undefined && !isAt(position, set, leg)) return refused('error.match.out-of-sync');
  if (!isBullOutDue(match)) return refused('error.match.no-bull-out-due');
  return ok(closeLeg(match, { winningParty, shotByPlayerId: null, decidedBy: { kind: 'bull', id }, at }));
};
