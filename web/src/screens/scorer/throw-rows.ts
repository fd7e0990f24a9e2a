import { startOf } from '@neundarter/rules/match/leg-start';
import type { Leg, PartyIndex } from '@neundarter/rules/match/types';
import { highestCheckout } from '@neundarter/rules/turn/checkouts';

/** One turn of a side as the throw list shows it. */
export type ThrowRow = {
  readonly id: string;
  /** Darts of this side in the leg, including this turn. */
  readonly darts: number;
  readonly score: number;
  readonly rest: number;
  /** Whether the rest can be finished; such rests are struck through. Specification: running scorer. */
  readonly isStruck: boolean;
};

/** The turns of a side in a leg, in order. */
export const throwRows = (leg: Leg, party: PartyIndex): readonly ThrowRow[] => {
  const rows: ThrowRow[] = [];
  let rest = startOf(leg, party);
  let darts = 0;
  for (const turn of leg.throws) {
    if (turn.party !== party) continue;
    rest -= turn.score;
    darts += turn.dartsThrown;
    rows.push({ id: turn.id, darts, score: turn.score, rest, isStruck: rest <= highestCheckout });
  }
  return rows;
};
