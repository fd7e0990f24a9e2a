import type { Leg, Match } from '@neundarter/rules/match/types';

/** A leg with the set it belongs to. */
export type PlacedLeg = { readonly setNumber: number; readonly leg: Leg };

/** A leg of a match with its neighbours in the order played, also across sets. */
export type LegPlaces = {
  readonly here: PlacedLeg;
  readonly previous: PlacedLeg | null;
  readonly next: PlacedLeg | null;
};

/** Every leg in the order played. */
export const placedLegs = ({ sets }: Pick<Match, 'sets'>): readonly PlacedLeg[] =>
  sets.flatMap((set) => set.legs.map((leg) => ({ setNumber: set.setNumber, leg })));

/** Where a leg is; null when the match has none of these numbers. */
export const findLeg = (
  match: Pick<Match, 'sets'>,
  wanted: { readonly setNumber: number; readonly legNumber: number },
): LegPlaces | null => {
  const all = placedLegs(match);
  const index = all.findIndex(
    ({ setNumber, leg }) => setNumber === wanted.setNumber && leg.legNumber === wanted.legNumber,
  );
  const here = all[index];
  if (here === undefined) return null;
  return { here, previous: all[index - 1] ?? null, next: all[index + 1] ?? null };
};
