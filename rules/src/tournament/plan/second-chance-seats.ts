// The draw of a second chance: the knockout of those who are out of the groups. They are seeded by their rank there, so that
// byes go to the better ranks, and those of one group are kept apart in the same way as in the first knockout. Whoever does not
// play leaves ranks incomplete; those with the fewest people are placed first, because the others can give way to them.
import { placeQualifiers, type Qualifier, type Separation } from '../groups/separate-groups.ts';
import { bracketSize, seedOrder } from '../knockout/seed-order.ts';
import { bye, type SlotSource } from '../match/planned-match.ts';

/** Somebody of a group, with the rank there, from 1. */
export type RankedEntrant = Qualifier & { readonly rank: number };

/** Fewest entrants of a second chance. */
export const fewestOfSecondChance = 2;

/** @param entrants best first @returns entrants in the slots of the first round, from top to bottom; null for a bye */
export const secondChanceSeats = (
  entrants: readonly RankedEntrant[],
  separation: Separation,
): readonly (string | null)[] => {
  const blocks = new Map<number, RankedEntrant[]>();
  for (const one of entrants) blocks.set(one.rank, [...(blocks.get(one.rank) ?? []), one]);
  const slots = seedOrder(bracketSize(entrants.length)).map((seed): SlotSource => {
    const seeded = entrants[seed - 1];
    if (seeded === undefined) return bye;
    const order = (blocks.get(seeded.rank) ?? []).indexOf(seeded) + 1;
    return { kind: 'order-rank', rankWithinGroups: seeded.rank, rankWithinOrder: order };
  });
  const fewestFirst = [...blocks].toSorted(([, one], [, other]) => one.length - other.length);
  const placed = placeQualifiers(slots, new Map(fewestFirst), separation);
  return slots.map((_, index) => placed.get(index)?.entrant ?? null);
};
