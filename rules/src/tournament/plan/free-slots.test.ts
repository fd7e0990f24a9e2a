import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../test-support/runs.ts';
import { groupIds } from '../groups/draw-groups.ts';
import { freeNumbers, seatings } from '../groups/free-groups.ts';
import { groupCounts, qualificationSlots, qualifierCounts } from '../groups/qualification-slots.ts';
import { meetingRound } from '../groups/separate-groups.ts';
import type { SlotSource } from '../match/planned-match.ts';
import { freeSlots } from './free-slots.ts';

const anyNumbers = fc.record({
  noOfGroups: fc.integer(freeNumbers.groups),
  noOfQualifiers: fc.integer(freeNumbers.qualifiers),
  seating: fc.constantFrom(...seatings),
  seed: fc.string(),
});

type Numbers = typeof anyNumbers extends fc.Arbitrary<infer Value> ? Value : never;

const slotsFor = ({ noOfGroups, ...numbers }: Numbers): readonly SlotSource[] =>
  freeSlots({ groupIds: groupIds(noOfGroups), separation: 'groups-first', ...numbers });

const labelOf = (slot: SlotSource): string => {
  if (slot.kind === 'group-rank') return `${slot.groupId}${slot.rank}`;
  return slot.kind === 'order-rank' ? `${slot.rankWithinGroups}.#${slot.rankWithinOrder}` : slot.kind;
};

const rankOf = (slot: SlotSource | undefined): number => {
  if (slot?.kind === 'group-rank') return slot.rank;
  return slot?.kind === 'order-rank' ? slot.rankWithinGroups : 0;
};

const labelsOf = (numbers: Numbers): readonly string[] =>
  slotsFor(numbers)
    .map(labelOf)
    .filter((label) => label !== 'bye');

/** Everybody who goes on, counted by hand: rank by rank all groups, at last the best of one rank. */
const expectedLabels = ({ noOfGroups, noOfQualifiers, seating }: Numbers): readonly string[] => {
  const labels: string[] = [];
  for (let rank = 1; labels.length < noOfQualifiers; rank += 1) {
    const isComplete = noOfQualifiers - labels.length >= noOfGroups;
    const count = Math.min(noOfGroups, noOfQualifiers - labels.length);
    for (let index = 0; index < count; index += 1)
      labels.push(
        isComplete && seating !== 'by-result'
          ? `${groupIds(noOfGroups)[index]}${rank}`
          : `${rank}.#${index + 1}`,
      );
  }
  return labels.toSorted();
};

const opponentOf = (slots: readonly SlotSource[], index: number): SlotSource | undefined =>
  slots[index % 2 === 0 ? index + 1 : index - 1];

describe('the first round after free groups', () => {
  it('gives everybody who goes on one seat, and byes to the better ranks', () => {
    fc.assert(
      fc.property(anyNumbers, (numbers) => {
        const slots = slotsFor(numbers);
        expect(labelsOf(numbers).toSorted()).toEqual(expectedLabels(numbers));
        const taken = slots.map((slot, index) => ({
          rank: rankOf(slot),
          opponent: opponentOf(slots, index),
        }));
        const ranksWith = (hasBye: boolean) =>
          taken
            .filter(({ rank, opponent }) => rank > 0 && (opponent?.kind === 'bye') === hasBye)
            .map(({ rank }) => rank);
        expect(
          slots.some((slot, index) => slot.kind === 'bye' && opponentOf(slots, index)?.kind === 'bye'),
        ).toBe(false);
        expect(Math.max(0, ...ranksWith(true))).toBeLessThanOrEqual(Math.min(...ranksWith(false), 128));
      }),
      runs(300),
    );
  });

  it('keeps the first two of a group apart until the final, and more of them as long as possible', () => {
    fc.assert(
      fc.property(
        anyNumbers.filter(({ noOfGroups, seating }) => noOfGroups > 1 && seating !== 'by-result'),
        fc.integer({ min: 2, max: 4 }),
        (numbers, perGroup) => {
          const noOfQualifiers = Math.min(128, perGroup * numbers.noOfGroups);
          const slots = slotsFor({ ...numbers, noOfQualifiers });
          const rounds = Math.log2(slots.length);
          for (const id of groupIds(numbers.noOfGroups)) {
            const own = slots.flatMap((slot, index) =>
              slot.kind === 'group-rank' && slot.groupId === id ? [{ rank: slot.rank, index }] : [],
            );
            for (const one of own)
              for (const other of own) {
                if (one === other) continue;
                const meeting = meetingRound(one.index, other.index);
                if (one.rank <= 2 && other.rank <= 2) expect(meeting).toBe(rounds);
                expect(meeting).toBeGreaterThan(1);
              }
          }
        },
      ),
      runs(150),
    );
  });

  it('has the labels of the table where that asks for the order across all groups', () => {
    for (const noOfGroups of groupCounts)
      for (const noOfQualifiers of qualifierCounts(noOfGroups)) {
        const table = qualificationSlots(noOfGroups, noOfQualifiers) ?? [];
        if (!table.some(({ kind }) => kind === 'order-rank')) continue;
        const seating = 'by-result';
        expect(slotsFor({ noOfGroups, noOfQualifiers, seating, seed: '' }).map(labelOf)).toEqual(
          table.map(labelOf),
        );
      }
  });

  it('by lot can be repeated only with its seed', () => {
    const draw = (seed: string) => labelsOf({ noOfGroups: 10, noOfQualifiers: 23, seating: 'by-lot', seed });
    expect(draw('one')).toEqual(draw('one'));
    expect(draw('one')).not.toEqual(draw('two'));
    // The three best third stand where the lot wants, not in the order of their results.
    const orders = new Set(
      Array.from({ length: 40 }, (_, index) =>
        draw(`${index}`)
          .filter((label) => label.startsWith('3.#'))
          .join(' '),
      ),
    );
    expect(orders.size).toBe(6);
  });
});
