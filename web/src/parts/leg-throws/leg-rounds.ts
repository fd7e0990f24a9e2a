import { perParty } from '@neundarter/rules/match/per-party';
import type { Leg, PartyIndex, PerParty } from '@neundarter/rules/match/types';
import { type LegTurn, legTurnsOf } from '@neundarter/rules/stats/leg-turns';

/** A turn of the throw list. */
export type RoundTurn = LegTurn & {
  /** Darts thrown in the leg, including this turn. */
  readonly darts: number;
  /** Whether this turn won the leg. */
  readonly isCheckout: boolean;
};

/** One turn of each party; null if the party did not throw in this round. */
export type Round = { readonly number: number; readonly turns: PerParty<RoundTurn | null> };

/** Highest score that three darts can check out; the throw list strikes rests through from here on. */
const highestFinish = 170;

/** Whether the throw list strikes the rest through, as on a chalk board when a finish is possible. */
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
