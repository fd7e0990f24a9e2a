// A practice game is of a kind: "Scoring 20" is one. The kind says which hits there are, what they are worth, when the
// game is over and which game is the best. Everything else is the same for all kinds: darts come one after another, only
// the last one is undone, a finished game runs again after an undo. So the server, the queue of the device and the lists
// know only this interface.

/** Highest `maxNoOfThrows` of a kind. The contract limits the number of a dart by it. */
export const mostThrows = 1000;

/** Whole numbers, 0 or more, that a game of the kind begins with and keeps, even if those of new games change. */
type PracticeConfig = {
  /** The game ends with this dart at the latest; 1 to `mostThrows`. */
  readonly maxNoOfThrows: number;
  readonly [option: string]: number;
};

/** The part of a dart that the rules read. */
export type HitOf<HitType extends string> = { readonly hitType: HitType };

/** How a game stands after some darts. */
type PracticeStanding = {
  /** Whole number, 0 or more. The score of a finished game decides which game is the best. */
  readonly score: number;
  readonly isOver: boolean;
};

/** Whether the best game has the highest or the lowest score. */
export type BestScore = 'highest' | 'lowest';

/** One column of a chart: how many rounds were worth `from` or more, and less than `from` of the next column. */
export type RoundBucket = { readonly from: number; readonly count: number };

/** The rules of a kind. All functions get the darts from the first one on, which were all legal. */
export type PracticeKind<HitType extends string = string, Config extends PracticeConfig = PracticeConfig> = {
  /** The configuration of new games. */
  readonly config: Config;
  /**
   * Every result that a dart of this kind can have, best first. The wire, databases and queues of devices contain these
   * names, so a released name keeps its meaning. At most 32 characters each.
   */
  readonly hitTypes: readonly HitType[];
  readonly best: BestScore;
  /** The possible results of the next dart of a running game: `hitTypes` or some of them, never none. */
  legalHits(throws: readonly HitOf<HitType>[], config: Config): readonly HitType[];
  standing(throws: readonly HitOf<HitType>[], config: Config): PracticeStanding;
  /** Statistics of the complete rounds of three darts, lowest column first. */
  roundBuckets(throws: readonly HitOf<HitType>[], config: Config): readonly RoundBucket[];
};
