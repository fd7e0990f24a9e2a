// The identity of a party over the matches of an event: the same people are the same party, in whichever order they are
// named.
import { playersOf } from '../match/players.ts';
import type { DoubleParty, Party, SingleParty } from '../match/types.ts';

/** A party of one or two people; neither a bye nor a placeholder. */
export type PeopleParty = SingleParty | DoubleParty;

/** Whether a party consists of people. */
export const isPeopleParty = (party: Party): party is PeopleParty =>
  party.type === 'single' || party.type === 'double';

/** The key of a party: the player's id, or the sorted ids of both partners, joined by `+`. */
export const partyKeyOf = (party: PeopleParty): string =>
  playersOf(party)
    .map(({ id }) => id)
    .sort()
    .join('+');
