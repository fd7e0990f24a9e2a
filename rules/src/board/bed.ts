// The areas of a dartboard and their points: 20 numbers as single, double and triple, the two bulls, and the miss. The
// big and the small single area of a number are one bed, because they score the same and have the same name.

/** The numbers of the board, clockwise from the top. */
export const segments = [20, 1, 18, 4, 13, 6, 10, 15, 2, 17, 3, 19, 7, 16, 8, 11, 14, 9, 12, 5] as const;
export type Segment = (typeof segments)[number];

/** A scoring bed: `S20`, `D20`, `T20` and so on, `SB` (25), `DB` (50). */
export type ScoringBed = `${'S' | 'D' | 'T'}${Segment}` | 'SB' | 'DB';

/** Where a dart is: a scoring bed, or `M` for a miss. */
export type Bed = ScoringBed | 'M';

/** All 62 scoring beds, without the miss. */
export const scoringBeds: readonly ScoringBed[] = [
  ...segments.flatMap((segment) => [`S${segment}`, `D${segment}`, `T${segment}`] as const),
  'SB',
  'DB',
];

const factors = { S: 1, D: 2, T: 3 } as const;

const scoreOfCode = (bed: ScoringBed): number => {
  if (bed === 'SB') return 25;
  if (bed === 'DB') return 50;
  return factors[bed.charAt(0) as keyof typeof factors] * Number(bed.slice(1));
};

const scores: ReadonlyMap<string, number> = new Map([
  ...scoringBeds.map((bed) => [bed, scoreOfCode(bed)] as const),
  ['M', 0] as const,
]);

/** Points of a dart in this bed, 0 to 60. */
export const bedScore = (bed: Bed): number => scores.get(bed) ?? 0;

/** Whether a dart in this bed can end a leg and, with double-in, open it; the double bull counts as a double. */
export const isDouble = (bed: Bed): boolean => bed.startsWith('D');

/** Reads a code such as `T20`, `SB` or `M`, in upper or lower case; null for anything else. */
export const bedFromCode = (code: string): Bed | null => {
  const bed = code.trim().toUpperCase();
  return scores.has(bed) ? (bed as Bed) : null;
};
