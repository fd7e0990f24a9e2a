// The lot: a shuffle that its seed repeats, so that a draw can be shown to be fair.
import { type Chance, seededChance } from '../../board/seeded-chance.ts';

const shuffled = <Item>(items: readonly Item[], chance: Chance): readonly Item[] => {
  const left = [...items];
  return items.map(() => left.splice(Math.floor(chance() * left.length), 1)).flat();
};

/** The items in an order that the seed decides. */
export const drawLots = <Item>(items: readonly Item[], seed: string): readonly Item[] =>
  shuffled(items, seededChance(seed));

/** What a lot needs. */
export type Lot = {
  readonly seed: string;
  /** The club of an entrant; its members are kept apart as far as possible. */
  readonly clubOf?: (entrant: string) => string | null;
};

/** Entrants by lot, those of one club one after the other: whoever deals them one by one spreads the clubs evenly. */
export const lotsByClub = (entrants: readonly string[], { seed, clubOf }: Lot): readonly string[] => {
  const lots = drawLots(entrants, seed);
  if (clubOf === undefined) return lots;
  const clubs = new Map<string, string[]>();
  for (const entrant of lots) {
    const club = clubOf(entrant) ?? `without club: ${entrant}`;
    clubs.set(club, [...(clubs.get(club) ?? []), entrant]);
  }
  return [...clubs.values()].flat();
};
