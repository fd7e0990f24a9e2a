// Who plays in the first round of the knockout after groups. Slots with a label such as A1 are filled as soon as group A
// is finished, the others when all groups are, and none as long as a decision is missing on which it depends. If nobody
// is left for a slot, it becomes a bye.
import type { Competitor } from '../../table/direct-encounter.ts';
import { orderAcrossSizes, withMatchesAgainst } from '../groups/across-sizes.ts';
import { orderAcrossGroups } from '../groups/order-across-groups.ts';
import { placeQualifiers, type Qualifier } from '../groups/separate-groups.ts';
import { bye, type SlotSource } from '../match/planned-match.ts';
import { hasKnockout } from '../plan/modes.ts';
import type { Plan } from '../plan/plan.ts';
import type { RankedEntrant } from '../plan/second-chance-seats.ts';
import type { GroupStanding } from './group-standing.ts';
import type { DecidedFacts } from './log.ts';
import {
  type Lot,
  type NeededDecision,
  type OrderRules,
  type SettledOrder,
  settleOrder,
} from './settle-order.ts';

export type Qualification = {
  /** Slots of the first round, as far as they are known. */
  readonly slots: readonly SlotSource[];
  readonly needed: readonly NeededDecision[];
  readonly lots: readonly Lot[];
};

export type GroupResults = {
  readonly plan: Plan;
  readonly standings: readonly GroupStanding[];
  readonly facts: DecidedFacts;
};

const rulesFor = ({ plan, facts }: GroupResults, scope: string, lines: readonly number[]): OrderRules => ({
  scope,
  seed: plan.seed,
  lines,
  playedFor: facts.playedFor,
});

const entrantSlot = (entrant: string): SlotSource => ({ kind: 'entrant', entrant });

/** Orders of groups by their ids. */
type SettledGroups = ReadonlyMap<string, SettledOrder>;

/** Slots with labels such as A1, as far as their groups are settled. */
const fillByGroup = (slots: readonly SlotSource[], settled: SettledGroups): readonly SlotSource[] =>
  slots.map((slot): SlotSource => {
    const order = slot.kind === 'group-rank' ? settled.get(slot.groupId)?.order : undefined;
    if (slot.kind !== 'group-rank' || order === undefined) return slot;
    const competitor = order[slot.rank - 1];
    if (competitor === undefined) return bye;
    return competitor === null ? slot : entrantSlot(competitor.key);
  });

/** How many of each group go on by labels such as A1. */
const perGroup = ({ firstRound, groups }: Plan): number =>
  firstRound.filter(({ kind }) => kind === 'group-rank').length / groups.length;

/** Labels such as A1: every group for itself. */
const byGroup = (input: GroupResults): Qualification => {
  const { plan, standings } = input;
  const line = perGroup(plan);
  const settled = new Map(
    standings
      .filter(({ isFinished }) => isFinished)
      .map(({ groupId, classes }) => [groupId, settleOrder(classes, rulesFor(input, groupId, [line]))]),
  );
  const all = [...settled.values()];
  return {
    slots: fillByGroup(plan.firstRound, settled),
    needed: all.flatMap(({ needed }) => needed),
    lots: all.flatMap(({ lots }) => lots),
  };
};

/** The size of the smallest of free groups, if there are larger ones: only so many of each are compared across groups. */
const comparedSizeOf = ({ config, groups }: Plan): number | null => {
  const sizes = groups.map(({ entrants }) => entrants.length);
  const least = Math.min(...sizes);
  return (config.freeGroups ?? null) !== null && sizes.some((size) => size > least) ? least : null;
};

type Ranked = Competitor & { readonly groupId: string };

/** The ids of groups in which somebody stands below the compared size. */
const largerGroups = ({ groups }: Plan, size: number | null): readonly string[] =>
  groups.filter(({ entrants }) => size !== null && entrants.length > size).map(({ id }) => id);

/** Everybody with a rank in their group, level ones by lot; a decision is looked for when it turns out to matter. */
const blockOf = (input: GroupResults, rank: number): readonly Ranked[] => {
  const size = comparedSizeOf(input.plan);
  const larger = new Set(largerGroups(input.plan, size));
  return input.standings.flatMap(({ groupId, classes }) => {
    const { order } = settleOrder(classes, rulesFor(input, groupId, []));
    const competitor = order[rank - 1];
    if (competitor === undefined || competitor === null) return [];
    if (size === null || !larger.has(groupId)) return [{ ...competitor, groupId }];
    const compared = new Set(order.slice(0, size).flatMap((one) => one?.key ?? []));
    return [{ ...withMatchesAgainst(competitor, compared), groupId }];
  });
};

type Block = {
  readonly rank: number;
  /** How many of the rank qualify. */
  readonly places: number;
  readonly across: SettledOrder;
  readonly groupOf: ReadonlyMap<string, string>;
};

const settleBlock = (input: GroupResults, rank: number, places: number): Block => {
  const ranked = blockOf(input, rank);
  const order = comparedSizeOf(input.plan) === null ? orderAcrossGroups : orderAcrossSizes;
  const classes = order(ranked, input.facts.orders);
  return {
    rank,
    places,
    across: settleOrder(classes, rulesFor(input, `${rank}`, [places])),
    groupOf: new Map(ranked.map(({ key, groupId }) => [key, groupId])),
  };
};

const blocksOf = (input: GroupResults): readonly Block[] => {
  const counts = new Map<number, number>();
  for (const slot of input.plan.firstRound) {
    if (slot.kind !== 'order-rank') continue;
    counts.set(slot.rankWithinGroups, (counts.get(slot.rankWithinGroups) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([rank], [other]) => rank - other)
    .map(([rank, places]) => settleBlock(input, rank, places));
};

/** Those of a rank who qualify, whatever is decided. */
const certainOf = ({ across, places }: Block): readonly string[] =>
  across.order.slice(0, places).flatMap((competitor) => competitor?.key ?? []);

/** Everybody of a rank who qualifies, or would by a decision that is still open. */
const candidatesOf = (block: Block): readonly string[] => [
  ...certainOf(block),
  ...block.across.needed.flatMap(({ entrants }) => entrants),
];

/**
 * How many of a group can qualify beside those with labels such as A1, so that a shared rank across one of these lines needs a decision. As long as a decision
 * across groups is open there may be several numbers, and each has to be looked at: otherwise a place that looks certain
 * could be lost by that decision after its match has been played.
 */
const linesOf = ({ groupId }: GroupStanding, blocks: readonly Block[]): readonly number[] => {
  const countOf = (keysOf: (block: Block) => readonly string[]): number =>
    blocks.filter((block) => keysOf(block).some((key) => block.groupOf.get(key) === groupId)).length;
  const least = countOf(certainOf);
  return Array.from({ length: countOf(candidatesOf) - least + 1 }, (_, more) => least + more);
};

type KnownBlocks = ReadonlyMap<number, readonly (Qualifier | null)[]>;

/** Who of each rank qualifies, best first; null where a decision is missing. @param isOpen whether it is for an entrant */
const knownBlocks = (blocks: readonly Block[], isOpen: (entrant: string) => boolean): KnownBlocks =>
  new Map(
    blocks.map(({ rank, across, places, groupOf }) => [
      rank,
      across.order.slice(0, places).map((competitor) => {
        if (competitor === null || isOpen(competitor.key)) return null;
        return { entrant: competitor.key, groupId: groupOf.get(competitor.key) ?? '' };
      }),
    ]),
  );

const fillByOrder = (
  slots: readonly SlotSource[],
  { firstRound, config }: Plan,
  blocks: KnownBlocks,
): readonly SlotSource[] => {
  const placed = placeQualifiers(firstRound, blocks, config.separation);
  return slots.map((slot, index): SlotSource => {
    if (slot.kind !== 'order-rank') return slot;
    const qualifier = placed.get(index);
    if (qualifier !== undefined) return entrantSlot(qualifier.entrant);
    const isMissing = slot.rankWithinOrder > (blocks.get(slot.rankWithinGroups)?.length ?? 0);
    return isMissing ? bye : slot;
  });
};

/** The groups, with all lines that the order across groups can draw in them. */
const settleGroups = (input: GroupResults, blocks: readonly Block[]): SettledGroups => {
  const line = perGroup(input.plan);
  return new Map(
    input.standings.map((standing) => {
      const { groupId, classes } = standing;
      const lines = [line, ...linesOf(standing, blocks).map((more) => line + more)];
      return [groupId, settleOrder(classes, rulesFor(input, groupId, lines))];
    }),
  );
};

/** Lots by which somebody stands just above or below the compared size. */
const lotsAtSize = (input: GroupResults): readonly Lot[] => {
  const size = comparedSizeOf(input.plan);
  if (size === null) return [];
  const larger = new Set(largerGroups(input.plan, size));
  return input.standings.flatMap(({ groupId, classes }) => {
    if (!larger.has(groupId)) return [];
    const { order } = settleOrder(classes, rulesFor(input, groupId, []));
    const { needed } = settleOrder(classes, rulesFor(input, groupId, [size]));
    return needed
      .filter(({ entrants, place }) => place <= size && size < place + entrants.length - 1)
      .map(({ entrants }) => ({
        scope: groupId,
        entrants: order.flatMap((one) => (one !== null && entrants.includes(one.key) ? one.key : [])),
      }));
  });
};

const areSameLot = (one: Lot, other: Lot): boolean =>
  one.scope === other.scope && one.entrants.join() === other.entrants.join();

/** Labels such as 2.#3: the order across all groups, which are finished; some may have labels such as A1. */
const byOrder = (input: GroupResults): Qualification => {
  const { plan } = input;
  const blocks = blocksOf(input);
  const settled = settleGroups(input, blocks);
  const inGroups = [...settled.values()];
  const neededInGroups = inGroups.flatMap(({ needed }) => needed);
  const undecided = new Set(neededInGroups.flatMap(({ entrants }) => entrants));
  // Whose matches are compared across sizes depends on every rank of a group.
  const areAllOpen = undecided.size > 0 && comparedSizeOf(plan) !== null;
  const known = knownBlocks(blocks, (entrant) => areAllOpen || undecided.has(entrant));
  const lots = [...inGroups, ...blocks.map(({ across }) => across)].flatMap((one) => one.lots);
  const further = lotsAtSize(input).filter((one) => !lots.some((other) => areSameLot(one, other)));
  return {
    slots: fillByOrder(fillByGroup(plan.firstRound, settled), plan, known),
    // A decision in a group may change who is compared across groups, so it comes first.
    needed: neededInGroups.length > 0 ? neededInGroups : blocks.flatMap(({ across }) => across.needed),
    lots: neededInGroups.length > 0 ? lots : [...lots, ...further],
  };
};

/**
 * Everybody of the groups, which are finished: all first in the order across groups, all second and so on. Who is level stands
 * by lot.
 */
export const orderOfGroups = (input: GroupResults): readonly RankedEntrant[] => {
  const sizes = input.standings.map(({ classes }) => classes.flat().length);
  const ranks = Array.from({ length: Math.max(0, ...sizes) }, (_, index) => index + 1);
  return ranks.flatMap((rank) => {
    const { across, groupOf } = settleBlock(input, rank, 0);
    return across.order.flatMap((one) =>
      one === null ? [] : [{ entrant: one.key, groupId: groupOf.get(one.key) ?? '', rank }],
    );
  });
};

/** Without a knockout nobody qualifies, but the table needs one winner. */
const tableDecision = (input: GroupResults): Qualification => {
  const needed = input.standings
    .filter(({ isFinished }) => isFinished)
    .flatMap(({ groupId, classes }) => settleOrder(classes, rulesFor(input, groupId, [1])).needed);
  return { slots: [], needed, lots: [] };
};

/** The first round as far as it is known; without groups it is known from the start. */
export const qualificationOf = (input: GroupResults): Qualification => {
  const { plan, standings } = input;
  if (!hasKnockout(plan.config.mode)) return tableDecision(input);
  if (plan.groups.length === 0) return { slots: plan.firstRound, needed: [], lots: [] };
  const hasOrder = plan.firstRound.some(({ kind }) => kind === 'order-rank');
  return hasOrder && standings.every(({ isFinished }) => isFinished) ? byOrder(input) : byGroup(input);
};
