// Groups of any number, as clubs play them. The table of `qualification-slots.ts` then does not count: any number of
// places goes on, and the seats of the knockout follow from the seed order.
import type { MatchConfig } from '../../match/types.ts';

/**
 * Who gets which seat of the knockout within a rank: the groups by their number, the people by their results, or the
 * groups by lot.
 */
export const seatings = ['by-number', 'by-result', 'by-lot'] as const;
export type Seating = (typeof seatings)[number];

/** How matches in groups of one size are played, if it differs from the others. */
export type SizedMatches = { readonly size: number; readonly matchConfig: MatchConfig };

export type FreeGroups = {
  readonly seating: Seating;
  /** Null if all groups play alike. */
  readonly ofSize: SizedMatches | null;
};

/** Numbers that free groups may have. Fewer go on than take part, of whom there are at most 128. */
export const freeNumbers = {
  groups: { min: 1, max: 32 },
  qualifiers: { min: 2, max: 127 },
  size: { min: 2, max: 128 },
} as const;
