// A wrong winner is found later: the true winner takes over the place that the other one has come to, and the other one that
// of the true winner, if it has gone on, as on the loser side of a double knockout. What the two have won since then stays as
// it was played; who has taken over the place goes on from there.
import { perParty } from '../../match/per-party.ts';
import type { SlotSource } from '../match/planned-match.ts';
import type { MatchState } from './match-state.ts';

/** A place that was taken over. */
export type TakeOver = {
  /** Key of the match whose winner was wrong. */
  readonly match: string;
  /** Who has really won it, and who has lost it. */
  readonly winner: string;
  readonly loser: string;
  /** Keys of matches that one of the two has played on the place that the other one has now. */
  readonly stays: readonly string[];
};

/** A match with a new result is played by those whose places lead to it, and a place follows from a new result alone. */
export const forgetReplayed = (takeOvers: readonly TakeOver[], match: string): readonly TakeOver[] => {
  const isMeant = (one: TakeOver) => one.match === match || one.stays.includes(match);
  if (!takeOvers.some(isMeant)) return takeOvers;
  return takeOvers.flatMap((one) => {
    if (one.match === match) return [];
    return one.stays.includes(match) ? { ...one, stays: one.stays.filter((key) => key !== match) } : one;
  });
};

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
