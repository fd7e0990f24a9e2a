// Prizes by places: amounts, or percents of the entry fees. Nothing is lost by rounding, and who shares places shares what
// these places get.

/** What places get: the first number is for the first place. Percents are whole, and at most 100 together. */
type Prizes = {
  readonly by: 'percent' | 'amount';
  /** Percents, or cents. */
  readonly places: readonly number[];
};

/** Entries that share the places from `from` to `to`. */
type PrizeBand = { readonly from: number; readonly to: number; readonly entrants: readonly string[] };

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/**
 * Divides an amount by weights, to whole cents: each part is rounded down, and the cents that are left go to the parts that
 * have lost most, of equal ones to the first. @returns parts whose sum is the amount; zeros if all weights are 0
 */
export const shareOut = (cents: number, weights: readonly number[]): readonly number[] => {
  const total = sum(weights);
  if (total === 0) return weights.map(() => 0);
  const parts = weights.map((weight, index) => {
    const lost = (cents * weight) % total;
    return { index, lost, cents: (cents * weight - lost) / total };
  });
  const left = cents - sum(parts.map((part) => part.cents));
  const winners = parts
    .toSorted((one, other) => other.lost - one.lost || one.index - other.index)
    .slice(0, left);
  const more = new Set(winners.map(({ index }) => index));
  return parts.map((part) => part.cents + (more.has(part.index) ? 1 : 0));
};

/** Whether prizes can be paid at all: no percent is more than there is. */
export const arePrizesValid = ({ by, places }: Prizes): boolean => by === 'amount' || sum(places) <= 100;

/** The prize of each place in cents, best first. @param pot the entry fees, in cents; only percents ask for it */
export const prizesOfPlaces = ({ by, places }: Prizes, pot: number): readonly number[] => {
  if (by === 'amount') return places;
  // What is kept has a part of its own, so that the prizes and it are together the pot.
  return shareOut(pot, [...places, 100 - sum(places)]).slice(0, places.length);
};

/** The prize of each entry that gets one, in cents. @param prizes of the places, best first */
export const splitPrizes = (
  prizes: readonly number[],
  bands: readonly PrizeBand[],
): ReadonlyMap<string, number> =>
  new Map(
    bands.flatMap(({ from, to, entrants }) => {
      const parts = shareOut(
        sum(prizes.slice(from - 1, to)),
        entrants.map(() => 1),
      );
      return entrants.flatMap((entrant, index) => {
        const cents = parts[index] ?? 0;
        return cents === 0 ? [] : [[entrant, cents] as const];
      });
    }),
  );
