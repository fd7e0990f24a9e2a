import { perParty } from '@neundarter/rules/match/per-party';
import type { Leg, PartyIndex, PerParty } from '@neundarter/rules/match/types';
import { type LegTurn, legTurnsOf } from '@neundarter/rules/stats/leg-turns';

/** A turn of the throw list. */
export type RoundTurn = LegTurn & {
  /** Darts thrown in the leg up to and with this turn. */
  readonly darts: number;
  /** Whether it ended the leg. */
  readonly isCheckout: boolean;
};

/** One turn of each party; null where the party has not thrown (any more). */
export type Round = { readonly number: number; readonly turns: PerParty<RoundTurn | null> };

/** Points that three darts can still check out: from here on the throw list strikes the rest through. */
const highestFinish = 170;

/** Whether the rest is shown struck through, as on a chalk board once a finish is in reach. */
export const isStruckThrough = (rest: number): boolean => rest <= highestFinish;

const roundTurnsOf = (leg: Leg, party: PartyIndex): readonly RoundTurn[] => {
  let darts = 0;
  return legTurnsOf(leg, party).map((turn) => {
    darts += turn.dartsThrown;
    return { ...turn, darts, isCheckout: turn.after === 0 };
  });
};

/** The turns of a leg side by side, in the order thrown; round 1 first. */
export const roundsOf = (leg: Leg): readonly Round[] => {
  const turns = perParty((party) => roundTurnsOf(leg, party));
  const count = Math.max(turns[0].length, turns[1].length);
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    turns: perParty((party) => turns[party][index] ?? null),
  }));
};
