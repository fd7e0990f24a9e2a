// The two sides of a match as a pair: small helpers every rule of the match needs.
import type { PartyIndex, PerParty } from './types.ts';

export const partyIndexes = [0, 1] as const satisfies readonly PartyIndex[];

/** The opponent of a party. */
export const otherParty = (party: PartyIndex): PartyIndex => (party === 0 ? 1 : 0);

/** The pair with the value of one party replaced. */
export const withParty = <Value>(pair: PerParty<Value>, party: PartyIndex, value: Value): PerParty<Value> =>
  party === 0 ? [value, pair[1]] : [pair[0], value];

/** The pair made by asking for each party in turn. */
export const perParty = <Value>(valueOf: (party: PartyIndex) => Value): PerParty<Value> => [
  valueOf(0),
  valueOf(1),
];
