// A row of a table: the sums of a party, or of a person, over all matches.
import type { Appearance } from './appearances.ts';
import type { PeopleParty } from './party-key.ts';
import type { RankingFigures } from './ranking-figures.ts';

/** Sums that a table shows, but that do not decide about ranks. */
type ShownTotals = {
  readonly won: number;
  readonly draw: number;
  readonly lost: number;
  /** Legs won by a checkout. */
  readonly legsChecked: number;
  readonly doubleAttempts: number;
  readonly noOf180s: number;
  /** Darts of each short leg, in order of play. */
  readonly shortLegs: readonly number[];
  /** Checkouts of 100 or more, in order of play. */
  readonly highFinishes: readonly number[];
};

/** A row of a table. */
export type RankingRow = RankingFigures &
  ShownTotals & {
    /** Those who are level share a rank: 1, 1, 3. */
    readonly rank: number;
    /** Whether others have the same rank, because nothing tells them apart. */
    readonly isTied: boolean;
    /** Party key, or player id where people are ranked. */
    readonly key: string;
    readonly party: PeopleParty;
  };

/** The sums of one competitor over matches, given in order of play. */
export const shownTotalsOf = (appearances: readonly Appearance[]): ShownTotals => {
  const sum = (countOf: (appearance: Appearance) => number) =>
    appearances.reduce((total, appearance) => total + countOf(appearance), 0);
  return {
    won: sum(({ result }) => (result === 'won' ? 1 : 0)),
    draw: sum(({ result }) => (result === 'draw' ? 1 : 0)),
    lost: sum(({ result }) => (result === 'lost' ? 1 : 0)),
    legsChecked: sum(({ stats }) => stats.checkouts.hits),
    doubleAttempts: sum(({ stats }) => stats.checkouts.attempts),
    noOf180s: sum(({ stats }) => stats.noOf180s),
    shortLegs: appearances.flatMap(({ stats }) => stats.shortLegs),
    highFinishes: appearances.flatMap(({ stats }) => stats.highFinishes),
  };
};
