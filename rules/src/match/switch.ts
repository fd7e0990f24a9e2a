// The starting party can be switched until the first turn of the match, and before the first turn of the deciding leg
// if a bull-out decides who starts it.
import { ok, type Result, refused } from '../result.ts';
import { starterOf } from './open-leg.ts';
import { otherParty } from './per-party.ts';
import { replaceLeg } from './replace-leg.ts';
import { currentLeg, currentSet } from './turn-order.ts';
import type { Leg, Match, MatchError, MatchSet } from './types.ts';
import { isDecider, legsWon, setsWon } from './winners.ts';

const isFirstLeg = (match: Match): boolean => match.sets.length === 1 && match.sets[0]?.legs.length === 1;

const isDecidingLeg = (match: Match): boolean => {
  const set = currentSet(match);
  return set !== null && isDecider(match.config, setsWon(match), legsWon(set));
};

/** Whether the first leg of a started match is still empty. */
export const isBeforeFirstTurn = (match: Match): boolean =>
  isFirstLeg(match) && currentLeg(match)?.throws.length === 0;

/** Whether the party that throws first may be switched now. */
export const canSwitchPlayer = (match: Match): boolean => {
  if (match.status === 'scheduled') return true;
  if (match.status === 'finished' || currentLeg(match)?.throws.length !== 0) return false;
  return isBeforeFirstTurn(match) || (match.config.bullOutForDecider && isDecidingLeg(match));
};

/** The match with the other party as the starter of its last leg, which is still empty. */
const switchLeg = (match: Match, set: MatchSet, leg: Leg): Match => {
  const startingParty = otherParty(leg.startingParty);
  const starter = { startingParty, startingPlayerId: starterOf(match, startingParty) };
  const switchedSet = set.legs.length === 1 ? { ...set, ...starter } : set;
  const switched = replaceLeg(match, switchedSet, { ...leg, ...starter });
  return isFirstLeg(match) ? { ...switched, startingParty } : switched;
};

/**
 * Lets the other party throw first: in the match, or in its deciding leg.
 * Refusal: `error.invalid-match-status` if `canSwitchPlayer` is false.
 */
export const switchStartingParty = (match: Match): Result<Match, MatchError> => {
  if (!canSwitchPlayer(match)) return refused('error.invalid-match-status');
  const set = currentSet(match);
  const leg = currentLeg(match);
  if (set === null || leg === null) return ok({ ...match, startingParty: otherParty(match.startingParty) });
  return ok(switchLeg(match, set, leg));
};
