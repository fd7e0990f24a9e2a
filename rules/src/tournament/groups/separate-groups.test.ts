import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { permutations } from '../../../test-support/permutations.ts';
import { runs } from '../../../test-support/runs.ts';
import { groupIds } from './draw-groups.ts';
import { qualificationSlots } from './qualification-slots.ts';
import { meetingRound, placeQualifiers, type Qualifier, type RankBlocks } from './separate-groups.ts';

type Pair = { readonly groups: number; readonly qualifiers: number };

const pairs: readonly Pair[] = [
  { groups: 6, qualifiers: 8 },
  { groups: 6, qualifiers: 12 },
  { groups: 6, qualifiers: 16 },
  { groups: 12, qualifiers: 16 },
  { groups: 12, qualifiers: 24 },
  { groups: 12, qualifiers: 32 },
];

/** Blocks in which the groups have any order. */
const blocksOf = ({ groups, qualifiers }: Pair): fc.Arbitrary<RankBlocks> => {
  const ranks = Math.ceil(qualifiers / groups);
  const orders = Array.from({ length: ranks }, () =>
    fc.shuffledSubarray([...groupIds(groups)], { minLength: groups }),
  );
  return fc
    .tuple(...orders)
    .map(
      (drawn) =>
        new Map(
          drawn.map((order, index): [number, readonly Qualifier[]] => [
            index + 1,
            order
              .slice(0, Math.min(groups, qualifiers - index * groups))
              .map((groupId) => ({ groupId, entrant: `${groupId}${index + 1}` })),
          ]),
        ),
    );
};

describe('the round in which two slots meet', () => {
  it('is the first one that has them in one match', () => {
    expect([meetingRound(0, 1), meetingRound(1, 2), meetingRound(0, 7), meetingRound(8, 7)]).toEqual([
      1, 2, 3, 4,
    ]);
  });
});

describe.each(pairs)('$qualifiers qualifiers of $groups groups', (pair) => {
  const slots = qualificationSlots(pair.groups, pair.qualifiers) ?? [];
  const rounds = Math.log2(slots.length);

  it('have one slot each, winners as labelled, and nobody meets their own group in the first match', () => {
    fc.assert(
      fc.property(blocksOf(pair), (blocks) => {
        const placed = placeQualifiers(slots, blocks, 'separate-groups');
        const entrants = [...placed.values()].map(({ entrant }) => entrant);
        expect(new Set(entrants).size).toBe(pair.qualifiers);
        for (const [slot, { groupId, entrant }] of placed) {
          const label = slots[slot];
          if (label?.kind !== 'order-rank') throw new Error('Somebody stands at a bye');
          expect(entrant.endsWith(`${label.rankWithinGroups}`)).toBe(true);
          if (label.rankWithinGroups === 1) {
            expect(blocks.get(1)?.[label.rankWithinOrder - 1]?.entrant).toBe(entrant);
          }
          const next = placed.get(slot % 2 === 0 ? slot + 1 : slot - 1);
          expect(next?.groupId).not.toBe(groupId);
        }
      }),
      runs(30),
    );
  });

  it('stand exactly as labelled if the groups are not separated', () => {
    fc.assert(
      fc.property(blocksOf(pair), (blocks) => {
        for (const [slot, { entrant }] of placeQualifiers(slots, blocks, 'as-labelled')) {
          const label = slots[slot];
          if (label?.kind !== 'order-rank') throw new Error('Somebody stands at a bye');
          expect(blocks.get(label.rankWithinGroups)?.[label.rankWithinOrder - 1]?.entrant).toBe(entrant);
        }
      }),
      runs(10),
    );
    expect(rounds).toBe(Math.ceil(Math.log2(pair.qualifiers)));
  });
});

describe('separated groups', () => {
  const six = groupIds(6);
  const block = (rank: number): readonly Qualifier[] =>
    six.map((groupId) => ({ groupId, entrant: `${groupId}${rank}` }));
  const slots = qualificationSlots(6, 12) ?? [];
  const slotsOfSeconds = six.map((_, index) =>
    slots.findIndex(
      (slot) =>
        slot.kind === 'order-rank' && slot.rankWithinGroups === 2 && slot.rankWithinOrder === index + 1,
    ),
  );

  it('meet late and move little, and no other order of the seconds is better', () => {
    const winners = placeQualifiers(slots, new Map([[1, block(1)]]), 'separate-groups');
    const winnerOf = (groupId: string) => [...winners].find(([, one]) => one.groupId === groupId)?.[0] ?? 0;
    const orders = fc.shuffledSubarray([...six], { minLength: six.length });
    fc.assert(
      fc.property(orders, (order) => {
        const costOf = (seconds: readonly string[]): number =>
          seconds.reduce((sum, groupId, label) => {
            const early = 4 - meetingRound(slotsOfSeconds[label] ?? 0, winnerOf(groupId));
            return sum + (order.indexOf(groupId) - label) ** 2 + 100 ** early;
          }, 0);
        const seconds = order.map((groupId) => ({ groupId, entrant: `${groupId}2` }));
        const both = new Map([
          [1, block(1)],
          [2, seconds],
        ]);
        const placed = placeQualifiers(slots, both, 'separate-groups');
        const chosen = slotsOfSeconds.map((slot) => placed.get(slot)?.groupId ?? '');
        expect(costOf(chosen)).toBe(Math.min(...permutations(six).map(costOf)));
      }),
      runs(10),
    );
  });

  it('leave open the slots of a rank until all its qualifiers are known', () => {
    const blocks = new Map<number, readonly (Qualifier | null)[]>([
      [1, block(1)],
      [2, [...block(2).slice(0, 5), null]],
    ]);
    expect(placeQualifiers(slots, blocks, 'separate-groups').size).toBe(6);
  });
});
