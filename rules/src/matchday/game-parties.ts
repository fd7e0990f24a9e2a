// The parties of a game. A side that lacks a player has nobody: a double needs both partners. The other side gets the
// game without playing.
import type { MatchPlayer, Party, PartyIndex, PerParty } from '../match/types.ts';
import type { Seat } from './fold-side.ts';

/** Finds the player of a seat; undefined for a player who does not exist any more. */
export type FindPlayer = (id: string) => MatchPlayer | undefined;

/** The party of these seats, one or two; a bye if somebody is missing. */
export const partyOfSeats = (seats: readonly Seat[], playerOf: FindPlayer): Party => {
  const [first, second] = seats.map((seat) => (seat === null ? undefined : playerOf(seat)));
  if (first === undefined) return { type: 'bye' };
  if (seats.length === 1) return { type: 'single', player: first };
  return second === undefined ? { type: 'bye' } : { type: 'double', players: [first, second] };
};

/** The party that gets the game because the other one has nobody; null if both have players, or none has. */
export const winnerByAbsence = ([home, away]: PerParty<Party>): PartyIndex | null => {
  if ((home.type === 'bye') === (away.type === 'bye')) return null;
  return home.type === 'bye' ? 1 : 0;
};
