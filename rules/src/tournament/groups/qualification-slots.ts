// The first knockout round after groups for every valid number of groups and qualifiers. Slots stand in the order of the
// bracket, from top to bottom: slots 2i and 2i+1 meet. `A1` is the first of group A, `2.#3` the third best of all
// second, `bye` a bye.
import type { SlotSource } from '../match/planned-match.ts';

const tables: { readonly [groups: number]: { readonly [qualifiers: number]: string } } = {
  2: {
    4: 'A1 B2 B1 A2',
    8: 'A1 B4 B2 A3 B1 A4 A2 B3',
    16: 'A1 B8 B4 A5 B2 A7 A3 B6 B1 A8 A4 B5 A2 B7 B3 A6',
    32: `
      A1 B16 B8 A9 B4 A13 A5 B12 B2 A15 A7 B10 A3 B14 B6 A11 B1 A16 A8 B9 A4 B13 B5 A12 A2 B15 B7 A10
      B3 A14 A6 B11
    `,
  },
  4: {
    4: 'A1 D1 B1 C1',
    8: 'A1 B2 D1 C2 B1 A2 C1 D2',
    12: 'A1 bye C2 B3 D1 bye B2 C3 B1 bye D2 A3 C1 bye A2 D3',
    16: 'A1 D4 C2 B3 D1 A4 B2 C3 B1 C4 D2 A3 C1 B4 A2 D3',
    32: `
      A1 B8 D4 C5 C2 A7 B3 D6 D1 C8 A4 B5 B2 D7 C3 A6 B1 A8 C4 D5 D2 B7 A3 C6 C1 D8 B4 A5 A2 C7 D3 B6
    `,
  },
  6: {
    8: '1.#1 2.#2 1.#4 1.#5 1.#2 2.#1 1.#3 1.#6',
    12: '1.#1 bye 2.#2 2.#3 1.#4 bye 1.#5 2.#6 1.#2 bye 2.#1 2.#4 1.#3 bye 1.#6 2.#5',
    16: '1.#1 3.#4 2.#2 2.#3 1.#4 3.#1 1.#5 2.#6 1.#2 3.#3 2.#1 2.#4 1.#3 3.#2 1.#6 2.#5',
  },
  8: {
    8: 'A1 H1 D1 E1 B1 G1 C1 F1',
    16: 'A1 B2 H1 G2 D1 C2 E1 F2 B1 A2 G1 H2 C1 D2 F1 E2',
    24: `
      A1 bye G2 C3 H1 bye B2 F3 D1 bye F2 B3 E1 bye C2 G3 B1 bye H2 D3 G1 bye A2 E3 C1 bye E2 A3 F1
      bye D2 H3
    `,
    32: `
      A1 E4 G2 C3 H1 D4 B2 F3 D1 H4 F2 B3 E1 A4 C2 G3 B1 F4 H2 D3 G1 C4 A2 E3 C1 G4 E2 A3 F1 B4 D2 H3
    `,
  },
  12: {
    12: '1.#1 bye 1.#8 1.#9 1.#4 bye 1.#5 1.#12 1.#2 bye 1.#7 1.#10 1.#3 bye 1.#6 1.#11',
    16: '1.#1 2.#4 1.#8 1.#9 1.#4 2.#1 1.#5 1.#12 1.#2 2.#3 1.#7 1.#10 1.#3 2.#2 1.#6 1.#11',
    24: `
      1.#1 bye 2.#4 2.#5 1.#8 bye 1.#9 2.#12 1.#4 bye 2.#1 2.#8 1.#5 bye 1.#12 2.#9 1.#2 bye 2.#3
      2.#6 1.#7 bye 1.#10 2.#11 1.#3 bye 2.#2 2.#7 1.#6 bye 1.#11 2.#10
    `,
    32: `
      1.#1 3.#8 2.#4 2.#5 1.#8 3.#1 1.#9 2.#12 1.#4 3.#5 2.#1 2.#8 1.#5 3.#4 1.#12 2.#9 1.#2 3.#7
      2.#3 2.#6 1.#7 3.#2 1.#10 2.#11 1.#3 3.#6 2.#2 2.#7 1.#6 3.#3 1.#11 2.#10
    `,
  },
  16: {
    16: 'A1 P1 H1 I1 D1 M1 E1 L1 B1 O1 G1 J1 C1 N1 F1 K1',
    32: `
      A1 B2 P1 O2 H1 G2 I1 J2 D1 C2 M1 N2 E1 F2 L1 K2 B1 A2 O1 P2 G1 H2 J1 I2 C1 D2 N1 M2 F1 E2 K1 L2
    `,
  },
};

const parseSlot = (label: string): SlotSource => {
  if (label === 'bye') return { kind: 'bye' };
  const [rankWithinGroups, rankWithinOrder] = label.split('.#');
  if (rankWithinOrder !== undefined) {
    return {
      kind: 'order-rank',
      rankWithinGroups: Number(rankWithinGroups),
      rankWithinOrder: Number(rankWithinOrder),
    };
  }
  return { kind: 'group-rank', groupId: label.charAt(0), rank: Number(label.slice(1)) };
};

/** Valid numbers of groups. */
export const groupCounts: readonly number[] = Object.keys(tables).map(Number);

/** Numbers of qualifiers that are valid for a number of groups; the first one is the initial choice. */
export const qualifierCounts = (noOfGroups: number): readonly number[] =>
  Object.keys(tables[noOfGroups] ?? {}).map(Number);

/** The slots of the first knockout round; null for numbers that do not fit together. */
export const qualificationSlots = (
  noOfGroups: number,
  noOfQualifiers: number,
): readonly SlotSource[] | null => {
  const labels = tables[noOfGroups]?.[noOfQualifiers];
  return labels === undefined ? null : labels.trim().split(/\s+/).map(parseSlot);
};
