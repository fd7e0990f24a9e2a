// Opens a new set or leg, at the start of the match or after the turn that closed the one before.
import { startsOfLeg, startsOfMatch } from './leg-start.ts';
import { firstThrowerOf } from './turn-order.ts';
import type { Leg, Match, MatchSet, PartyIndex } from './types.ts';

/** The new set or leg: its number from 1, who throws first, and when it opens (milliseconds since 1970). */
type Opening = {
  readonly number: number;
  readonly startingParty: PartyIndex;
  readonly at: number;
};

/** Id of the player who opens the next leg for a party. @throws if the party is a bye or a placeholder */
export const starterOf = (match: Match, party: PartyIndex): string => {
  const playerId = firstThrowerOf(match, party);
  if (playerId === null) throw new Error(`Party ${party} of match ${match.id} has nobody to throw`);
  return playerId;
};

/** An empty leg; `match` still ends with the leg before it. */
export const openLeg = (match: Match, { number, startingParty, at }: Opening): Leg => ({
  legNumber: number,
  startingParty,
  startingPlayerId: starterOf(match, startingParty),
  ...startsOfLeg(match),
  throws: [],
  isShot: false,
  winningParty: null,
  shotByPlayerId: null,
  remainingScores: startsOfMatch(match),
  startedAt: at,
  shotAt: null,
});

/** A set with its empty first leg; `match` still ends with the set before it. */
export const openSet = (match: Match, opening: Opening): MatchSet => ({
  setNumber: opening.number,
  startingParty: opening.startingParty,
  startingPlayerId: starterOf(match, opening.startingParty),
  legs: [openLeg(match, { ...opening, number: 1 })],
  isShot: false,
  winningParty: null,
  startedAt: opening.at,
  shotAt: null,
});
