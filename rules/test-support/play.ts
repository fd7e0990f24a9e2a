// Plays turns and legs in tests. The player whose turn it is throws, one second after the previous turn.
import { recordThrow } from '../src/match/record-throw.ts';
import { currentLeg, throwerOf } from '../src/match/turn-order.ts';
import type { Leg, Match, NewThrow, PartyIndex } from '../src/match/types.ts';
import { startOfTest, value } from './setups.ts';

export type Turn = Pick<NewThrow, 'score'> & Partial<NewThrow>;

const throwsIn = (match: Match): number =>
  match.sets.flatMap((set) => set.legs).reduce((sum, leg) => sum + leg.throws.length, 0);

/** A throw of the player whose turn it is, by default with 3 darts and no attempt. */
export const newThrow = (match: Match, turn: Turn): NewThrow => ({
  id: `throw-${throwsIn(match) + 1}`,
  playerId: throwerOf(match)?.playerId ?? 'nobody',
  dartsThrown: 3,
  attemptsOnDouble: 0,
  timeStamp: startOfTest + (throwsIn(match) + 1) * 1000,
  ...turn,
});

export const play = (match: Match, ...turns: readonly (Turn | number)[]): Match => {
  let played = match;
  for (const turn of turns) {
    const asTurn = typeof turn === 'number' ? { score: turn } : turn;
    played = value(recordThrow(played, newThrow(played, asTurn)));
  }
  return played;
};

/** Checks out, by default with three darts and one attempt. */
export const checkout = (match: Match, turn: Partial<Turn> = {}): Match => {
  const thrower = throwerOf(match);
  const score = currentLeg(match)?.remainingScores[thrower?.party ?? 0] ?? 0;
  return play(match, { score, attemptsOnDouble: 1, ...turn });
};

/** Lets the given parties win one leg each, in this order; needs a starting score that one turn can check out. */
export const winLegs = (match: Match, ...winners: readonly PartyIndex[]): Match => {
  let played = match;
  for (const winner of winners) {
    if (throwerOf(played)?.party !== winner) played = play(played, 0);
    played = checkout(played);
  }
  return played;
};

/** Configuration of a leg that the first turn can check out. */
export const tinyLeg = { startingScore: 40 } as const;

/** Leg 1 of set 1; the match must have started. */
export const firstLeg = (match: Match): Leg => {
  const leg = match.sets[0]?.legs[0];
  if (leg === undefined) throw new Error('The match has not started');
  return leg;
};
