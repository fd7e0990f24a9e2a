// The table of a series over all its tournaments. A series may count only the best results of everybody; the sum of all
// is shown beside them. Those with equal points share a rank: 1, 1, 3.

/** Points of one player in one tournament. */
type CountedPoints = { readonly points: number; readonly isCounted: boolean };

export type SeriesRow = {
  readonly playerId: string;
  readonly rank: number;
  /** Points that decide about the rank. */
  readonly counted: number;
  /** Points of all tournaments. */
  readonly sum: number;
  /** By event; tournaments in which the player did not take part are left out. */
  readonly events: { readonly [eventId: string]: CountedPoints };
};

/** Points by event and player. */
export type PointsByEvent = {
  readonly [eventId: string]: { readonly [playerId: string]: { readonly total: number } };
};

type Result = { readonly eventId: string; readonly points: number };

const resultsByPlayer = (events: PointsByEvent): ReadonlyMap<string, readonly Result[]> => {
  const results = new Map<string, Result[]>();
  for (const [eventId, players] of Object.entries(events)) {
    for (const [playerId, { total: points }] of Object.entries(players)) {
      const own = results.get(playerId);
      if (own === undefined) results.set(playerId, [{ eventId, points }]);
      else own.push({ eventId, points });
    }
  }
  return results;
};

const sumOf = (results: readonly Result[]): number => results.reduce((sum, { points }) => sum + points, 0);

type UnrankedRow = Omit<SeriesRow, 'rank'>;

const rowOf = (playerId: string, results: readonly Result[], bestResults: number | null): UnrankedRow => {
  const best = results
    .toSorted((one, other) => other.points - one.points)
    .slice(0, bestResults ?? results.length);
  const counted = new Set(best.map(({ eventId }) => eventId));
  return {
    playerId,
    counted: sumOf(best),
    sum: sumOf(results),
    events: Object.fromEntries(
      results.map(({ eventId, points }) => [eventId, { points, isCounted: counted.has(eventId) }]),
    ),
  };
};

/**
 * The table, the best first; players who are level are in the order of their first tournaments.
 * @param bestResults number of results of each player that count; null for all
 */
export const seriesTableOf = (events: PointsByEvent, bestResults: number | null): readonly SeriesRow[] => {
  const rows = [...resultsByPlayer(events)]
    .map(([playerId, results]) => rowOf(playerId, results, bestResults))
    .toSorted((one, other) => other.counted - one.counted);
  const ranks = new Map<number, number>();
  rows.forEach(({ counted }, index) => {
    if (!ranks.has(counted)) ranks.set(counted, index + 1);
  });
  return rows.map((row) => ({ ...row, rank: ranks.get(row.counted) ?? 1 }));
};
