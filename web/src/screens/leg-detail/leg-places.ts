import type { Leg, Match } from '@neundarter/rules/match/types';

/** A leg with the set it belongs to. */
export type PlacedLeg = { readonly setNumber: number; readonly leg: Leg };

/** A leg of a match with its neighbours in order of play, also across sets. */
export type LegPlaces = {
  readonly here: PlacedLeg;
  readonly previous: PlacedLeg | null;
  readonly next: PlacedLeg | null;
};

/** All legs in order of play. */
const placedLegs = ({ sets }: Pick<Match, 'sets'>): readonly PlacedLeg[] =>
  sets.flatMap((set) => set.legs.map((leg) => ({ setNumber: set.setNumber, leg })));

/** Finds a leg; null if the match has no leg with these numbers. */
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
