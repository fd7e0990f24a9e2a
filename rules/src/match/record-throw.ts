// Records a turn. The match must be running, the player's turn and the score legal (see turn/legal-score). A checkout
// closes the leg, and the set and the match if they end with it; so may the last turn that the round limit allows.
import { ok, type Result, refused } from '../result.ts';
import { legalScore } from '../turn/legal-score.ts';
import { bedsMakeTurn, dartsMakeTurn } from '../turn/thrown-dart.ts';
import { closeLeg } from './close-leg.ts';
import { isAt } from './is-at.ts';
import { withParty } from './per-party.ts';
import { replaceLeg } from './replace-leg.ts';
import { closeAtLimit, isBullOutDue } from './round-limit.ts';
import { isInLeg, partyOfPlayer, type Thrower, throwerOf } from './turn-order.ts';
import type { Leg, Match, MatchError, NewThrow, Position } from './types.ts';

const whyNotThrower = (match: Match, thrower: Thrower | null, playerId: string): MatchError | null => {
  if (thrower?.playerId === playerId) return null;
  return partyOfPlayer(match, playerId) === null ? 'error.not-player-of-match' : 'error.invalid-player';
};

const withThrow = (
  leg: Leg,
  thrower: Thrower,
  { newThrow, rest }: { newThrow: NewThrow; rest: number },
): Leg => ({
  ...leg,
  throws: [
    ...leg.throws,
    {
      id: newThrow.id,
      party: thrower.party,
      playerId: thrower.playerId,
      throwNumber: leg.throws.length + 1,
      score: newThrow.score,
      dartsThrown: newThrow.dartsThrown,
      attemptsOnDouble: newThrow.attemptsOnDouble,
      timeStamp: newThrow.timeStamp,
      ...(newThrow.darts === undefined ? {} : { darts: newThrow.darts }),
      ...(newThrow.beds === undefined ? {} : { beds: newThrow.beds }),
    },
  ],
  remainingScores: withParty(leg.remainingScores, thrower.party, rest),
});

/**
 * Records one turn of up to three darts; the party follows from the player.
 * `position` is the position of the match on the sending device; without it the positions are not compared.
 * Refusals, the first that applies: `error.invalid-match-status` unless running; `error.match.out-of-sync` if the
 * position does not fit; `error.match.bull-out-due` while a bull-out has to decide the leg; `error.not-player-of-match`;
 * `error.invalid-player` if it is another player's turn; then those of `legalScore`: `error.invalid-score` or `error.checkout-must-have-at-least-one-double-attempt`;
 * `error.invalid-score` also for darts that do not result in the turn.
 */
export const recordThrow = (
  match: Match,
  newThrow: NewThrow,
  position?: Position,
): Result<Match, MatchError> => {
  const set = match.sets.at(-1);
  const leg = set?.legs.at(-1);
  if (match.status !== 'running' || set === undefined || leg === undefined) {
    return refused('error.invalid-match-status');
  }
  if (position !== undefined && !isAt(position, set, leg)) return refused('error.match.out-of-sync');
  if (isBullOutDue(match)) return refused('error.match.bull-out-due');
  const thrower = throwerOf(match);
  const refusal = whyNotThrower(match, thrower, newThrow.playerId);
  if (thrower === null || refusal !== null) return refused(refusal ?? 'error.invalid-player');
  const { score, dartsThrown, attemptsOnDouble, darts, beds } = newThrow;
  const { checkInMode } = match.config;
  const start = { before: leg.remainingScores[thrower.party], isIn: isInLeg(leg, thrower.party) };
  const legal = legalScore({ ...start, score, dartsThrown, attemptsOnDouble, checkInMode });
  if (!legal.ok) return legal;
  const isIn = start.isIn || checkInMode === 'single-in';
  if (darts !== undefined && !dartsMakeTurn(darts, { ...start, isIn }, newThrow)) {
    return refused('error.invalid-score');
  }
  if (beds !== undefined && !bedsMakeTurn(beds, { ...start, isIn }, newThrow)) {
    return refused('error.invalid-score');
  }
  const { rest } = legal.value;
  const thrown = replaceLeg(match, set, withThrow(leg, thrower, { newThrow, rest }));
  if (rest > 0) return ok(closeAtLimit(thrown, newThrow.timeStamp));
  return ok(
    closeLeg(thrown, {
      winningParty: thrower.party,
      shotByPlayerId: thrower.playerId,
      at: newThrow.timeStamp,
    }),
  );
};
