// Points of a scoring game. Specification: single 1, double 2, triple 3, miss 0.
import { type Hit, type HitCounts, type HitType, hitTypes } from './types.ts';

const points: HitCounts = { triple: 3, double: 2, single: 1, miss: 0 };

/** Points of one dart, 0 to 3. */
export const pointsOfHit = (hitType: HitType): number => points[hitType];

export type ScoringStanding = {
  /** Points so far; at most 3 per dart, so 300 in a game of 100 darts. */
  readonly score: number;
  readonly hits: HitCounts;
};

/** How often each kind of hit was thrown. */
export const countHits = (throws: readonly Pick<Hit, 'hitType'>[]): HitCounts => {
  const counts = { triple: 0, double: 0, single: 0, miss: 0 };
  for (const { hitType } of throws) counts[hitType] += 1;
  return counts;
};

/** The current points and hits of a game. */
export const standingOfHits = (throws: readonly Pick<Hit, 'hitType'>[]): ScoringStanding => {
  const hits = countHits(throws);
  return { score: hitTypes.reduce((sum, hitType) => sum + hits[hitType] * points[hitType], 0), hits };
};
