// The first knockout round after free groups: the ranks of the groups stand in the order of the seeds, so that byes go to
// the better ranks, and the best seeds meet last. By number or by lot it is known from the start which group has which
// seat, such as A1; only the best next ones, of whom there are fewer than groups, wait for the results of all groups.
// Whoever shares a group with somebody who stands already is kept apart in the same way as people are.
import type { Seating } from '../groups/free-groups.ts';
import { drawLots } from '../groups/lot.ts';
import { placeQualifiers, type RankBlocks, type Separation } from '../groups/separate-groups.ts';
import { bracketSize, seedOrder } from '../knockout/seed-order.ts';
import { bye, type SlotSource } from '../match/planned-match.ts';

type FreeSlots = {
  readonly groupIds: readonly string[];
  readonly noOfQualifiers: number;
  readonly seating: Seating;
  readonly separation: Separation;
  /** Seed of all lots. */
  readonly seed: string;
};

type Labelled = { readonly rank: number; readonly order: number };

/** The labels of the seeds from 1: all first, all second and so on; the last rank may be incomplete. */
const labelOf = (seed: number, noOfGroups: number): Labelled => ({
  rank: Math.ceil(seed / noOfGroups),
  order: ((seed - 1) % noOfGroups) + 1,
});

const inOrderOfSeeds = ({ groupIds, noOfQualifiers }: FreeSlots): readonly SlotSource[] =>
  seedOrder(bracketSize(noOfQualifiers)).map((seed) => {
    if (seed > noOfQualifiers) return bye;
    const { rank, order } = labelOf(seed, groupIds.length);
    return { kind: 'order-rank', rankWithinGroups: rank, rankWithinOrder: order };
  });

/** Ranks of which everybody goes on. */
const completeRanks = ({ groupIds, noOfQualifiers }: FreeSlots): number =>
  Math.floor(noOfQualifiers / groupIds.length);

/** The groups in the order in which they get the seats of a rank. */
const groupsFor = ({ groupIds, seating, seed }: FreeSlots, rank: number): readonly string[] =>
  seating === 'by-lot' ? drawLots(groupIds, `${seed} seats ${rank}`) : groupIds;

const groupBlocks = (free: FreeSlots): RankBlocks =>
  new Map(
    Array.from({ length: completeRanks(free) }, (_, index) => [
      index + 1,
      groupsFor(free, index + 1).map((groupId) => ({ entrant: `${groupId}${index + 1}`, groupId })),
    ]),
  );

/** The best next ones by lot: which of them stands where, whatever their results. */
const drawnOrders = (free: FreeSlots): readonly number[] => {
  const rank = completeRanks(free) + 1;
  const count = free.noOfQualifiers % free.groupIds.length;
  const orders = Array.from({ length: count }, (_, index) => index + 1);
  return free.seating === 'by-lot' ? drawLots(orders, `${free.seed} seats ${rank}`) : orders;
};

/** The slots of the first knockout round after free groups, from top to bottom. */
export const freeSlots = (free: FreeSlots): readonly SlotSource[] => {
  const slots = inOrderOfSeeds(free);
  if (free.seating === 'by-result') return slots;
  const placed = placeQualifiers(slots, groupBlocks(free), free.separation);
  const complete = completeRanks(free);
  const orders = drawnOrders(free);
  return slots.map((slot, index): SlotSource => {
    if (slot.kind !== 'order-rank') return slot;
    const { rankWithinGroups: rank, rankWithinOrder } = slot;
    const groupId = placed.get(index)?.groupId;
    if (rank <= complete && groupId !== undefined) return { kind: 'group-rank', groupId, rank };
    return { ...slot, rankWithinOrder: orders[rankWithinOrder - 1] ?? rankWithinOrder };
  });
};
