// Heat map: how densely the darts lie, as a grid over the board. Each dart warms its surroundings by a Gaussian.
import type { CartesianPoint } from '../board/geometry.ts';

/** One square of the grid by its middle; `heat` above 0, the hottest has 1. */
export type HeatCell = CartesianPoint & { readonly heat: number };

/** Side of a square, and how far a dart warms: a few millimetres are what a player can steer. mm */
export const heatCellMm = 5;
const reachMm = 8;
/** Beyond three times the reach nothing is left to feel. */
const cellsAround = Math.ceil((3 * reachMm) / heatCellMm);
/** What is colder is not drawn. */
const leastHeat = 0.04;

const cellOf = (mm: number): number => Math.round(mm / heatCellMm);

/** The warm squares around these points, in no order; none for no points. */
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
