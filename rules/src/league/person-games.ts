// What a finished game of a match day says about each of its people, as far as lists of a league need it: small, since a season has
// thousands of them. A game that was given counts as played, without darts.
import type { MatchPlayer, PartyIndex } from '../match/types.ts';
import type { GameKind } from '../matchday/plan.ts';
import type { MatchResult } from '../stats/match-figures.ts';
import type { EventFigures } from '../table/event-figures.ts';

/** A game of a person. */
export type PersonGame = {
  readonly player: MatchPlayer;
  readonly side: PartyIndex;
  readonly kind: GameKind;
  readonly result: MatchResult;
  /** Of the side. */
  readonly legsWon: number;
  readonly legsLost: number;
  /** Legs on which the average rests: 0 unless every leg of the game has its darts. */
  readonly averageLegs: number;
  readonly averageScore: number;
  readonly averageDarts: number;
  readonly noOf180s: number;
  /** Checkouts of 100 or more, in order of play. */
  readonly highFinishes: readonly number[];
  /** Darts of each leg of at most 18 darts, in order of play. */
  readonly shortLegs: readonly number[];
};

/** What a game says about its people. */
export const personGamesOf = ({ parties, people, hasDarts }: EventFigures): readonly PersonGame[] =>
  people.map(({ player, party, stats, highFinishes, shortLegs }) => {
    const { result, legsWon, legsLost, party: side } = parties[party];
    return {
      player,
      side: party,
      kind: side.type === 'double' ? 'doubles' : 'singles',
      result,
      legsWon,
      legsLost,
      averageLegs: hasDarts ? legsWon + legsLost : 0,
      averageScore: hasDarts ? stats.totalScore : 0,
      averageDarts: hasDarts ? stats.totalDartsThrown : 0,
      noOf180s: stats.noOf180s,
      highFinishes: highFinishes.map(({ checkoutScore }) => checkoutScore),
      shortLegs: shortLegs.map(({ dartsThrown }) => dartsThrown),
    };
  });
