// Heat map: how densely the darts lie, as a grid over the board. Each dart adds heat around it, as a Gaussian.
import type { CartesianPoint } from '../board/geometry.ts';

/** One square of the grid, by its middle. `heat` is above 0 and at most 1, the value of the hottest square. */
type HeatCell = CartesianPoint & { readonly heat: number };

/** Side of a square, mm. This and `reachMm` are a few mm because players cannot aim more precisely. */
export const heatCellMm = 5;
/** Standard deviation of the Gaussian around a dart, mm. */
const reachMm = 8;
/** Squares to compute in each direction; beyond three times the reach the heat is almost 0. */
const cellsAround = Math.ceil((3 * reachMm) / heatCellMm);
/** Minimum heat of a square that is drawn. */
const leastHeat = 0.04;

const cellOf = (mm: number): number => Math.round(mm / heatCellMm);

/** The squares with heat around these points, in no particular order; empty without points. */
export const heatMap = (points: readonly CartesianPoint[]): readonly HeatCell[] => {
  const cells = new Map<string, HeatCell>();
  for (const { xMm, yMm } of points) {
    for (let column = -cellsAround; column <= cellsAround; column += 1) {
      for (let row = -cellsAround; row <= cellsAround; row += 1) {
        const [x, y] = [(cellOf(xMm) + column) * heatCellMm, (cellOf(yMm) + row) * heatCellMm];
        const warmth = Math.exp(-((x - xMm) ** 2 + (y - yMm) ** 2) / (2 * reachMm ** 2));
        const key = `${x} ${y}`;
        cells.set(key, { xMm: x, yMm: y, heat: (cells.get(key)?.heat ?? 0) + warmth });
      }
    }
  }
  const hottest = Math.max(0, ...[...cells.values()].map(({ heat }) => heat));
  return [...cells.values()]
    .map((cell) => ({ ...cell, heat: cell.heat / hottest }))
    .filter(({ heat }) => heat >= leastHeat);
};
