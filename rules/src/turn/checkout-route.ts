// The checkout hint: one standard route for a rest, by the darts in hand. The bot follows the same table.
import { bedFromCode, type ScoringBed } from '../board/bed.ts';
import { oneDartRoutes, threeDartRoutes, twoDartRoutes } from './standard-routes.ts';

type Routes = ReadonlyMap<number, readonly ScoringBed[]>;

const bedOfRoute = (code: string): ScoringBed => {
  const bed = bedFromCode(/^\d+$/.test(code) ? `S${code}` : code);
  if (bed === null || bed === 'M') throw new Error(`The route table names no bed with "${code}".`);
  return bed;
};

/** Every run of "rest, then one to three beds"; entries stand apart by line ends or two spaces. */
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
 * The standard route for a rest with up to `darts` darts (1 to 3), in order of throwing, ending on a double. It may
 * need fewer darts. Null where these darts cannot finish: above 170, bogey numbers, 1 and below.
 */
export const checkoutRoute = (rest: number, darts: number): readonly ScoringBed[] | null => {
  for (let most = Math.min(darts, routesByDarts.length); most >= 1; most -= 1) {
    const route = routesByDarts[most - 1]?.get(rest);
    if (route !== undefined) return route;
  }
  return null;
};
