// The best of each rank go to the slots with labels such as 2.#3 so that two of one group meet as late as possible. The
// first block (the winners) stands as labelled. In each further block people swap places: an early meeting with somebody
// of the own group costs most, then everybody stays as near to the own label as possible. Slots with labels such as A1 are
// taken already.
import type { SlotSource } from '../match/planned-match.ts';
import { cheapestAssignment } from './assignment.ts';

/** Somebody who has qualified, with the group they come from. */
export type Qualifier = { readonly entrant: string; readonly groupId: string };

/** Who of each rank (from 1) has qualified, best first; null while that is open. */
export type RankBlocks = ReadonlyMap<number, readonly (Qualifier | null)[]>;

type Placed = ReadonlyMap<number, Qualifier>;

/** The round (from 1) in which two slots of a bracket meet. */
export const meetingRound = (slot: number, other: number): number => {
  let round = 0;
  for (let [one, two] = [slot, other]; one !== two; round += 1) {
    one = Math.floor(one / 2);
    two = Math.floor(two / 2);
  }
  return round;
};

const slotsOfRank = (slots: readonly SlotSource[], rank: number): readonly number[] => {
  const found: number[] = [];
  slots.forEach((slot, index) => {
    if (slot.kind === 'order-rank' && slot.rankWithinGroups === rank) found[slot.rankWithinOrder - 1] = index;
  });
  return found;
};

type Place = { readonly slot: number; readonly moved: number };

/**
 * What a step away from the own label costs. Thirty-two people who all move as far as possible then still cost less than one
 * earlier meeting, and the sums are exact.
 */
const smallStep = 1 / 1024;

const costOf =
  (rounds: number, placed: Placed, step: number) =>
  (qualifier: Qualifier, { slot, moved }: Place): number => {
    let cost = step * moved ** 2;
    for (const [other, { groupId }] of placed) {
      if (groupId === qualifier.groupId) cost += 10 ** (2 * (rounds - meetingRound(slot, other)));
    }
    return cost;
  };

const placeBlock = (
  block: readonly Qualifier[],
  blockSlots: readonly number[],
  cost: ReturnType<typeof costOf>,
): Placed => {
  const costs = block.map((qualifier, own) =>
    block.map((_, label) => cost(qualifier, { slot: blockSlots[label] ?? 0, moved: own - label })),
  );
  const labels = cheapestAssignment(costs);
  return new Map(block.map((qualifier, own) => [blockSlots[labels[own] ?? own] ?? 0, qualifier]));
};

/** The slots whose group is known from the start. */
const placedByGroup = (slots: readonly SlotSource[]): Placed => {
  const placed = new Map<number, Qualifier>();
  slots.forEach((slot, index) => {
    if (slot.kind !== 'group-rank') return;
    const { groupId, rank } = slot;
    placed.set(index, { entrant: `${groupId}${rank}`, groupId });
  });
  return placed;
};

const isKnown = (block: readonly (Qualifier | null)[]): block is readonly Qualifier[] =>
  block.every((qualifier) => qualifier !== null);

/**
 * Whether two of one group are kept apart, or everybody stands exactly as labelled. With few groups, many steps away from the
 * labels can count as much as one meeting; `groups-first` compares steps only where meetings are the same.
 */
export type Separation = 'separate-groups' | 'groups-first' | 'as-labelled';

/**
 * Who stands in which of the slots with labels such as 2.#3. Blocks have to be known one after the other: later ones are left out as long as an earlier
 * one is not.
 */
export const placeQualifiers = (
  slots: readonly SlotSource[],
  blocks: RankBlocks,
  separation: Separation,
): Placed => {
  const rounds = Math.log2(slots.length);
  const standing = new Map(placedByGroup(slots));
  const placed = new Map<number, Qualifier>();
  for (const [rank, block] of blocks) {
    const blockSlots = slotsOfRank(slots, rank);
    if (!isKnown(block)) return placed;
    const isLabelled = standing.size === 0 || separation === 'as-labelled';
    const cost = isLabelled
      ? (_: Qualifier, { moved }: Place) => moved ** 2
      : costOf(rounds, new Map(standing), separation === 'groups-first' ? smallStep : 1);
    for (const [slot, qualifier] of placeBlock(block, blockSlots, cost)) {
      placed.set(slot, qualifier);
      standing.set(slot, qualifier);
    }
  }
  return placed;
};
