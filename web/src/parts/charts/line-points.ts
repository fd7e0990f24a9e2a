/** A point of a line: shares of the plot's width (from the left) and height (from the bottom). */
export type LinePoint = { readonly x: number; readonly y: number; readonly index: number };

type LineScale = { readonly from: number; readonly to: number; readonly ticks: readonly number[] };

/** Possible distances between the lines of a scale. */
const steps = [1, 2, 5, 10, 20, 50, 100] as const;
/** Maximum number of spaces between scale lines; more would be hard to read. */
const maxSpaces = 4;

/** A scale of round numbers, equally spaced, that contains all values. Null if there are no values. */
export function lineScale(values: readonly (number | null)[]): LineScale | null {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return null;
  const [low, high] = [Math.min(...known), Math.max(...known)];
  for (const step of steps) {
    const from = Math.max(0, Math.floor(low / step) * step);
    const to = Math.max(from + step, Math.ceil(high / step) * step);
    const spaces = (to - from) / step;
    if (spaces <= maxSpaces)
      return { from, to, ticks: Array.from({ length: spaces + 1 }, (_, index) => from + index * step) };
  }
  return { from: 0, to: high, ticks: [0, high] };
}

/** Splits a line into its connected parts; a missing value interrupts it. */
export function lineStretches(
  values: readonly (number | null)[],
  { from, to }: LineScale,
): readonly (readonly LinePoint[])[] {
  const stretches: LinePoint[][] = [[]];
  values.forEach((value, index) => {
    if (value === null) stretches.push([]);
    else stretches.at(-1)?.push({ x: (index + 0.5) / values.length, y: (value - from) / (to - from), index });
  });
  return stretches.filter((points) => points.length > 0);
}
