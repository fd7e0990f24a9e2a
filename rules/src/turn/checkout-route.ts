// The checkout hint: one standard route for each rest and number of darts in hand. Bots follow the same table.
import { bedFromCode, type ScoringBed } from '../board/bed.ts';
import { oneDartRoutes, threeDartRoutes, twoDartRoutes } from './standard-routes.ts';

type Routes = ReadonlyMap<number, readonly ScoringBed[]>;

const bedOfRoute = (code: string): ScoringBed => {
  const bed = bedFromCode(/^\d+$/.test(code) ? `S${code}` : code);
  if (bed === null || bed === 'M') throw new Error(`The route table names no bed with "${code}".`);
  return bed;
};

/** Reads entries of a rest and its one to three beds; two spaces or a line end separate the entries. */
const parseRoutes = (table: string): Routes =>
  new Map(
    table
      .split(/\n| {2,}/)
      .filter((entry) => entry !== '')
      .map((entry): [number, readonly ScoringBed[]] => {
        const [rest, ...codes] = entry.split(' ');
        return [Number(rest), codes.map(bedOfRoute)];
      }),
  );

const routesByDarts: readonly Routes[] = [oneDartRoutes, twoDartRoutes, threeDartRoutes].map(parseRoutes);

/**
 * The standard route for a rest with up to `darts` darts (1 to 3), in order of throwing, with a double as its end. It
 * may need fewer darts. Null if these darts cannot finish the rest: above 170, bogey numbers, 1 and below.
 */
export const checkoutRoute = (rest: number, darts: number): readonly ScoringBed[] | null => {
  for (let most = Math.min(darts, routesByDarts.length); most >= 1; most -= 1) {
    const route = routesByDarts[most - 1]?.get(rest);
    if (route !== undefined) return route;
  }
  return null;
};
