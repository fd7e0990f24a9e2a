// The places of everybody in a tournament. A knockout gives places only to those who play it; who is out in the groups
// shares the places behind it with all others of the same rank there; those who play a second chance come first of them, by its
// places. Who has left their group for good comes last. Without groups everybody has a place in the knockout: those who play a
// second chance have theirs behind all who have come further, and before those who are out as early and do not play it.
import type { Place } from './places.ts';

/** What the places follow from; entrants are ids of entries. */
type PlacedTournament = {
  /** Places of the knockout, or of a finished league, the best first. */
  readonly places: readonly Place[];
  /** Places among those who play a second chance, the best first. */
  readonly ofSecondChance?: readonly Place[];
  /** Who may play a second chance, whether they do or not. */
  readonly out?: readonly { readonly entrant: string }[];
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

const movedBy = (places: readonly Place[], by: number): readonly Place[] =>
  places.map(({ entrant, from, to }) => ({ entrant, from: from + by, to: to + by }));

/** The same places without gaps that others have left: who shared them still does. */
const closedUp = (places: readonly Place[], behind: number): readonly Place[] =>
  places.map(({ entrant, from }) => {
    const before = places.filter((one) => one.from < from).length;
    const level = places.filter((one) => one.from === from).length;
    return { entrant, from: behind + before + 1, to: behind + before + level };
  });

/** The places of the knockout and of the second chance, as far as both are known. */
const placesOfBoth = ({ places, ofSecondChance = [], out = [] }: PlacedTournament): readonly Place[] => {
  const playing = new Set(ofSecondChance.map(({ entrant }) => entrant));
  const lowest = Math.max(0, ...places.map(({ entrant, from }) => (playing.has(entrant) ? from : 0)));
  // After groups nobody plays both.
  if (lowest === 0) return [...places, ...movedBy(ofSecondChance, places.length)];
  const outside = new Set(out.map(({ entrant }) => entrant));
  const others = places.filter(({ entrant }) => !playing.has(entrant));
  const further = others.filter(({ entrant, from }) => from < lowest && !outside.has(entrant));
  const rest = others.filter((one) => !further.includes(one));
  return [
    ...closedUp(further, 0),
    ...movedBy(ofSecondChance, further.length),
    ...closedUp(rest, further.length + ofSecondChance.length),
  ];
};

/** The places of everybody, the best first. */
export const allPlacesOf = (tournament: PlacedTournament): readonly Place[] => {
  const places = [...placesOfBoth(tournament)];
  const placed = new Set(places.map(({ entrant }) => entrant));
  for (const level of byRank(tournament)) {
    const entrants = level.filter((entrant) => !placed.has(entrant));
    const from = places.length + 1;
    const to = places.length + entrants.length;
    places.push(...entrants.map((entrant) => ({ entrant, from, to })));
  }
  return places;
};
