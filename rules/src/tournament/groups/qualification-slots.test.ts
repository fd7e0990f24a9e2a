import { describe, expect, it } from 'vitest';
import { readTournamentData } from '../../../test-support/real-tables.ts';
import type { SlotSource } from '../match/planned-match.ts';
import { groupCounts, qualificationSlots, qualifierCounts } from './qualification-slots.ts';

type Tables = { readonly tables: { readonly [pair: string]: readonly string[] } };
const { tables } = readTournamentData<Tables>('qualification-slots.json');

const labelOf = (slot: SlotSource): string => {
  if (slot.kind === 'group-rank') return `${slot.groupId}${slot.rank}`;
  return slot.kind === 'order-rank' ? `${slot.rankWithinGroups}.#${slot.rankWithinOrder}` : slot.kind;
};

const pairs = groupCounts.flatMap((groups) =>
  qualifierCounts(groups).map((qualifiers) => [groups, qualifiers] as const),
);

describe('the first round after groups', () => {
  it('exists for the 22 valid pairs of groups and qualifiers', () => {
    expect(pairs.map((pair) => pair.join(':')).toSorted()).toEqual(Object.keys(tables).toSorted());
    expect(pairs).toHaveLength(22);
    expect(groupCounts.map((groups) => qualifierCounts(groups)[0])).toEqual([4, 4, 8, 8, 12, 16]);
  });

  it.each(pairs)('of %i groups and %i qualifiers equals the table of the rules', (groups, qualifiers) => {
    const slots = qualificationSlots(groups, qualifiers) ?? [];
    expect(slots.map(labelOf)).toEqual(tables[`${groups}:${qualifiers}`]);
    const labels = slots.map(labelOf).filter((label) => label !== 'bye');
    expect(new Set(labels).size).toBe(qualifiers);
  });

  it('does not exist for other pairs', () => {
    expect([qualificationSlots(1, 4), qualificationSlots(6, 4), qualificationSlots(16, 8)]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
