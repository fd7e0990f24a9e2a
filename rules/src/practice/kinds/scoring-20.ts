// "Scoring 20": 100 darts at one number. A single scores one point, a double two, a triple three, a miss none.
// Specification: practice room, scoring game.
import type { HitOf, PracticeKind } from './practice-kind.ts';
import { bucketsOf, completeRounds } from './rounds.ts';

/** Results of a dart at the target, best first. */
export const scoring20Hits = ['triple', 'double', 'single', 'miss'] as const;
export type Scoring20Hit = (typeof scoring20Hits)[number];

type Scoring20Config = {
  /** Number of darts in a game. */
  readonly maxNoOfThrows: number;
  /** The number to aim at. */
  readonly targetScore: number;
};

/** Specification: 100 throws, target score 20. */
export const scoringTwenty: Scoring20Config = { maxNoOfThrows: 100, targetScore: 20 };

type Throws = readonly HitOf<Scoring20Hit>[];

const points: { readonly [hitType in Scoring20Hit]: number } = { triple: 3, double: 2, single: 1, miss: 0 };

/** Points of one dart, 0 to 3. */
export const pointsOfHit = (hitType: Scoring20Hit): number => points[hitType];

/** At most 3 per dart, so 300 in a game of 100 darts. */
const scoreOf = (throws: Throws): number => throws.reduce((sum, { hitType }) => sum + points[hitType], 0);

/**
 * Points on the board of every complete round, in order. The game itself counts 1, 2 and 3 points a dart; the chart's
 * buckets go from 0 to 180, which are points on the board, so the chart multiplies by the target of 20. The hundredth
 * dart comes after 33 complete rounds.
 */
export const roundPoints = (
  throws: Throws,
  { targetScore }: Pick<Scoring20Config, 'targetScore'>,
): readonly number[] => completeRounds(throws).map((round) => scoreOf(round) * targetScore);

/**
 * Specification: buckets 0 to 180 in steps of 20. The points of every round are a multiple of 20, and so is the lower end
 * of every bucket; only a round of 180 falls into the last bucket.
 */
const scale = { first: 0, last: 180, step: 20 };

/** How many rounds fell into each bucket, the lowest first. */
export const roundBuckets = (ofRounds: readonly number[]) => bucketsOf(ofRounds, scale);

export const scoring20: PracticeKind<Scoring20Hit, Scoring20Config> = {
  config: scoringTwenty,
  hitTypes: scoring20Hits,
  best: 'highest',
  legalHits: () => scoring20Hits,
  standing: (throws, { maxNoOfThrows }) => ({
    score: scoreOf(throws),
    isOver: throws.length >= maxNoOfThrows,
  }),
  roundBuckets: (throws, config) => roundBuckets(roundPoints(throws, config)),
};
