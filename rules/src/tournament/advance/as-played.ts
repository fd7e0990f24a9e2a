// Matches that stay after a take-over show who has played them, not whose place leads to them.
import { perParty } from '../../match/per-party.ts';
import type { SlotSource } from '../match/planned-match.ts';
import type { MatchState } from './match-state.ts';
import type { TakeOver } from './take-over.ts';

const exchanged = (slot: SlotSource, { winner, loser }: TakeOver): SlotSource => {
  if (slot.kind !== 'entrant') return slot;
  if (slot.entrant === winner) return { kind: 'entrant', entrant: loser };
  return slot.entrant === loser ? { kind: 'entrant', entrant: winner } : slot;
};

/** A finished match with those who have played it; who goes on from it is whoever has the place now. */
export const asPlayed = (key: string, state: MatchState, takeOvers: readonly TakeOver[]): MatchState => {
  if (takeOvers.length === 0 || state.status !== 'finished') return state;
  const own = takeOvers.filter(({ stays }) => stays.includes(key)).toReversed();
  if (own.length === 0) return state;
  const slotOf = (slot: SlotSource): SlotSource => own.reduce(exchanged, slot);
  return { ...state, slots: perParty((party) => slotOf(state.slots[party])) };
};
