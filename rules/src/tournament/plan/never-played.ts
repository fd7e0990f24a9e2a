// Matches that are never played because byes reach them: with one bye the other party goes on, with two both its targets
// have a bye, too. Byes travel along the loser side of a double knockout.
import type { DrawnMatch, SlotSource } from '../match/planned-match.ts';

/** Keys of the matches that a bye reaches before anything is played. */
export const neverPlayed = (matches: readonly DrawnMatch[]): ReadonlySet<string> => {
  const byes = new Set<string>();
  const byesOf = (slots: readonly SlotSource[]): number =>
    slots.filter(
      (slot) => slot.kind === 'bye' || (slot.kind === 'match' && byes.has(`${slot.outcome} ${slot.match}`)),
    ).length;
  const idle = new Set<string>();
  for (const { key, slots } of matches) {
    const count = byesOf(slots);
    if (count === 0) continue;
    idle.add(key);
    byes.add(`loser ${key}`);
    if (count === 2) byes.add(`winner ${key}`);
  }
  return idle;
};
