// What happens to entrants who are level at the end of a group stage. If they share ranks on both sides of a line, such
// as the one between qualifying and not, the organisers decide: by a play-off, by lot or by hand. If only their order is
// open, a lot decides at once: the seed of the tournament gives the same lot every time.

import type { Competitor } from '../../table/direct-encounter.ts';
import { drawLots } from '../groups/lot.ts';

/** A shared rank on which something depends. */
export type NeededDecision = {
  /** The group, or the rank within groups for an order across groups. */
  readonly scope: string;
  readonly entrants: readonly string[];
  /** The first of the places that they share, from 1. */
  readonly place: number;
};

/** A lot that has decided the order of entrants who were level. */
export type Lot = { readonly scope: string; readonly entrants: readonly string[] };

export type SettledOrder = {
  /** By place; null where a decision is needed. */
  readonly order: readonly (Competitor | null)[];
  readonly needed: readonly NeededDecision[];
  readonly lots: readonly Lot[];
};

export type OrderRules = {
  readonly scope: string;
  readonly seed: string;
  /** Numbers of places after which a line is drawn. */
  readonly lines: readonly number[];
  /** Entrants who play for the rank that they share: it is open until they have done so, wherever the lines are now. */
  readonly playedFor: readonly (readonly string[])[];
};

const byLot = (level: readonly Competitor[], { scope, seed }: OrderRules): readonly Competitor[] => {
  const sorted = level.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  return drawLots(sorted, `${seed} ${scope}`);
};

const isPlayedFor = (level: readonly Competitor[], { playedFor }: OrderRules): boolean =>
  level.length > 1 && playedFor.some((entrants) => level.every(({ key }) => entrants.includes(key)));

/** The order of classes of entrants who are level, best first. */
export const settleOrder = (classes: readonly (readonly Competitor[])[], rules: OrderRules): SettledOrder => {
  const order: (Competitor | null)[] = [];
  const needed: NeededDecision[] = [];
  const lots: Lot[] = [];
  const { scope, lines } = rules;
  for (const level of classes) {
    const before = order.length;
    const isOfInterest = lines.some((line) => before < line);
    const isCut = lines.some((line) => before < line && line < before + level.length);
    const isOpen = isCut || (isOfInterest && isPlayedFor(level, rules));
    const drawn = byLot(level, rules);
    const entrants = drawn.map(({ key }) => key);
    order.push(...(isOpen ? level.map(() => null) : drawn));
    if (isOpen) needed.push({ scope, entrants: entrants.toSorted(), place: before + 1 });
    else if (level.length > 1 && isOfInterest) lots.push({ scope, entrants });
  }
  return { order, needed, lots };
};
