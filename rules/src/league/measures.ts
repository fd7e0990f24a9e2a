// What the office of a league does against a team: with the rule, a reason and a date. Nothing happens by itself, and nothing is
// deleted: what was wrong is taken back and stays in the list. Only points change the table.

export const measureKinds = ['warning', 'fine', 'points', 'annulment', 'exclusion'] as const;
export type MeasureKind = (typeof measureKinds)[number];

/** How many points, and how many euros, one measure takes. */
export const measureBounds = { points: { min: 1, max: 99 }, euros: { min: 1, max: 10_000 } } as const;

/** Points that a team loses in the table. */
export type Deduction = { readonly team: number; readonly points: number };

type Measure = {
  readonly kind: MeasureKind;
  /** Number of the team. */
  readonly team: number;
  /** Null except for points. */
  readonly points: number | null;
  readonly isUndone: boolean;
};

/** The measures that count in the table. */
export const deductionsIn = <One extends Measure>(
  measures: readonly One[],
): readonly (One & { readonly points: number })[] =>
  measures.flatMap((one) =>
    one.kind === 'points' && one.points !== null && !one.isUndone ? [{ ...one, points: one.points }] : [],
  );
