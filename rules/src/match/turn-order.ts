// Turn order: the parties alternate turn by turn; leg starters alternate within a set, set starters between sets.
// In doubles the partners alternate within the leg. The partner who opens a leg changes with every leg that their party
// starts in this match. If the other party starts a leg, a party sends the partner who will open its own next leg.
import { startOf } from './leg-start.ts';
import { otherParty } from './per-party.ts';
import { playersOf } from './players.ts';
import type { Leg, Match, MatchSet, PartyIndex, Position } from './types.ts';

export { partyOfPlayer, playersOf } from './players.ts';

/** Who throws, and for which side. */
export type Thrower = { readonly party: PartyIndex; readonly playerId: string };

/** The set being played, or the last one; null before the start. */
export const currentSet = (match: Pick<Match, 'sets'>): MatchSet | null => match.sets.at(-1) ?? null;

/** The leg being played, or the last one; null before the start. */
export const currentLeg = (match: Pick<Match, 'sets'>): Leg | null => currentSet(match)?.legs.at(-1) ?? null;

/** Whether a party has scored in a leg; this matters only with double-in. */
export const isInLeg = (leg: Leg, party: PartyIndex): boolean =>
  leg.remainingScores[party] < startOf(leg, party);

const legsStartedBy = (match: Match, party: PartyIndex): number => {
  let count = 0;
  for (const set of match.sets) {
    for (const leg of set.legs) if (leg.startingParty === party) count += 1;
  }
  return count;
};

/**
 * The player who throws first for a party in the next leg that it starts, or in a leg that the other party has started.
 * Null for a bye or a placeholder.
 */
export const firstThrowerOf = (match: Match, party: PartyIndex): string | null => {
  const players = playersOf(match.parties[party]);
  if (players.length < 2) return players[0]?.id ?? null;
  return players[legsStartedBy(match, party) % 2]?.id ?? null;
};

const partnerOf = (match: Match, party: PartyIndex, playerId: string): string => {
  const players = playersOf(match.parties[party]);
  return players.find((player) => player.id !== playerId)?.id ?? playerId;
};

/** Who throws turn `index` (from 0) of the last leg. */
const throwerOfTurn = (match: Match, leg: Leg, index: number): Thrower | null => {
  const isStartersTurn = index % 2 === 0;
  const party = isStartersTurn ? leg.startingParty : otherParty(leg.startingParty);
  const opener = isStartersTurn
    ? leg.startingPlayerId
    : (leg.throws[1]?.playerId ?? firstThrowerOf(match, party));
  if (opener === null) return null;
  const isOpenersTurn = Math.floor(index / 2) % 2 === 0;
  return { party, playerId: isOpenersTurn ? opener : partnerOf(match, party, opener) };
};

/**
 * Whose turn it is. Before the start: the player who will throw first. In a finished match: the player who threw last.
 * Null for a bye or a placeholder before the start.
 */
export const throwerOf = (match: Match): Thrower | null => {
  const leg = currentLeg(match);
  if (leg === null) {
    const playerId = firstThrowerOf(match, match.startingParty);
    return playerId === null ? null : { party: match.startingParty, playerId };
  }
  const index = leg.isShot ? Math.max(leg.throws.length - 1, 0) : leg.throws.length;
  return throwerOfTurn(match, leg, index);
};

/** Position of the next throw; null unless the match is running. */
export const nextPosition = (match: Match): Position | null => {
  const set = currentSet(match);
  const leg = currentLeg(match);
  if (match.status !== 'running' || set === null || leg === null) return null;
  return { setNumber: set.setNumber, legNumber: leg.legNumber, throwNumber: leg.throws.length + 1 };
};
