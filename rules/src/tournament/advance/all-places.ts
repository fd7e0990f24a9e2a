// The places of everybody in a tournament. A knockout gives places only to those who play it; who is out in the groups
// shares the places behind it with all others of the same rank there; those who play a second chance come first of them, by its
// places. Who has left their group for good comes last.
import type { Place } from './places.ts';

/** What the places follow from; entrants are ids of entries. */
type PlacedTournament = {
  /** Places of the knockout, or of a finished league, the best first. */
  readonly places: readonly Place[];
  /** Places among those who play a second chance, the best first. */
  readonly ofSecondChance?: readonly Place[];
  /** The groups with the ranks (from 1) of those who are in their tables. */
  readonly standings: readonly {
    readonly ranks: readonly { readonly entrant: string; readonly rank: number }[];
  }[];
  /** Everybody who was drawn into a group. */
  readonly groups: readonly { readonly entrants: readonly string[] }[];
};

/** Entrants of all groups by their rank there, the best first; who is in no table any more comes last. */
const byRank = ({ standings, groups }: PlacedTournament): readonly (readonly string[])[] => {
  const ranked = standings.flatMap(({ ranks }) => ranks);
  const known = new Set(ranked.map(({ entrant }) => entrant));
  const left = groups.flatMap(({ entrants }) => entrants).filter((entrant) => !known.has(entrant));
  const ranks = [...new Set(ranked.map(({ rank }) => rank))].toSorted((one, other) => one - other);
  const ofRank = (wanted: number) =>
    ranked.flatMap(({ entrant, rank }) => (rank === wanted ? [entrant] : []));
  return [...ranks.map(ofRank), left];
};

/** The places of everybody, the best first. */
export const allPlacesOf = (tournament: PlacedTournament): readonly Place[] => {
  const { places: first, ofSecondChance = [] } = tournament;
  const behind = first.length;
  const places = [
    ...first,
    ...ofSecondChance.map(({ entrant, from, to }) => ({ entrant, from: from + behind, to: to + behind })),
  ];
  const placed = new Set(places.map(({ entrant }) => entrant));
  for (const level of byRank(tournament)) {
    const entrants = level.filter((entrant) => !placed.has(entrant));
    const from = places.length + 1;
    const to = places.length + entrants.length;
    places.push(...entrants.map((entrant) => ({ entrant, from, to })));
  }
  return places;
};
