// The log of a tournament: everything that has happened to it, in order. Undo deactivates a row and never adds one; only
// active rows are given to the functions of this folder.
import type { Outcome } from './outcome.ts';

/** What happens to the group matches of an entrant who withdraws: none counts, or those not played are forfeits. */
export const withdrawalEffects = ['out-of-table', 'forfeits'] as const;
export type WithdrawalEffect = (typeof withdrawalEffects)[number];

export type LogRow =
  | { readonly kind: 'result'; readonly match: string; readonly outcome: Outcome }
  /** From here on the match cannot lose its caller by the undo of another result. */
  | { readonly kind: 'begin'; readonly match: string; readonly caller: string | null }
  /** A caller by hand; null for nobody. */
  | { readonly kind: 'caller'; readonly match: string; readonly caller: string | null }
  /** Out of the groups: cannot qualify. */
  | {
      readonly kind: 'withdrawal';
      readonly stage: 'group';
      readonly entrant: string;
      readonly effect: WithdrawalEffect;
    }
  /** Out of the knockout: loses the next match, and all later ones. */
  | { readonly kind: 'withdrawal'; readonly stage: 'knockout'; readonly entrant: string }
  /** An order (best first) of entrants who share a rank: after a play-off, by lot or by hand. */
  | { readonly kind: 'order'; readonly entrants: readonly string[] }
  /** Both who lost a semi-final are third. */
  | { readonly kind: 'drop-third-place' };

/** The log, sorted by kind. */
export type Facts = {
  readonly outcomes: ReadonlyMap<string, Outcome>;
  readonly leftGroups: ReadonlyMap<string, WithdrawalEffect>;
  readonly leftKnockout: ReadonlySet<string>;
  readonly orders: readonly (readonly string[])[];
  readonly hasThirdPlace: boolean;
};

/** The facts of a log; their order does not matter. */
export const factsOf = (log: readonly LogRow[]): Facts => {
  const outcomes = new Map<string, Outcome>();
  const leftGroups = new Map<string, WithdrawalEffect>();
  const leftKnockout = new Set<string>();
  const orders: (readonly string[])[] = [];
  for (const row of log) {
    if (row.kind === 'result') outcomes.set(row.match, row.outcome);
    else if (row.kind === 'order') orders.push(row.entrants);
    else if (row.kind === 'withdrawal' && row.stage === 'group') leftGroups.set(row.entrant, row.effect);
    else if (row.kind === 'withdrawal') leftKnockout.add(row.entrant);
  }
  const hasThirdPlace = log.every(({ kind }) => kind !== 'drop-third-place');
  return { outcomes, leftGroups, leftKnockout, orders, hasThirdPlace };
};

/**
 * The usual effect of a withdrawal from a group: before half of the matches are played, none of them counts; later the
 * rest are forfeits.
 */
export const usualEffect = (played: number, all: number): WithdrawalEffect =>
  played * 2 < all ? 'out-of-table' : 'forfeits';
