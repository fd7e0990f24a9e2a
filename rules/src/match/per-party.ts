// Helpers for pairs with one value per party.
import type { PartyIndex, PerParty } from './types.ts';

export const partyIndexes = [0, 1] as const satisfies readonly PartyIndex[];

/** The opponent of a party. */
export const otherParty = (party: PartyIndex): PartyIndex => (party === 0 ? 1 : 0);

/** The pair with the value of one party replaced. */
export const withParty = <Value>(pair: PerParty<Value>, party: PartyIndex, value: Value): PerParty<Value> =>
  party === 0 ? [value, pair[1]] : [pair[0], value];

/** The pair of `valueOf(0)` and `valueOf(1)`. */
export const perParty = <Value>(valueOf: (party: PartyIndex) => Value): PerParty<Value> => [
  valueOf(0),
  valueOf(1),
];
