// The cheapest assignment (Hungarian method with potentials): everybody gets one place, and the sum of the costs is as
// small as possible. The same costs always give the same assignment.

/** A square of costs: `costs[person][place]`. */
export type Costs = readonly (readonly number[])[];

type Search = {
  /** Potentials of people and places. */
  readonly ofPeople: number[];
  readonly ofPlaces: number[];
  /** The person at each place; 0 stands for nobody, people and places count from 1. */
  readonly personAt: number[];
};

type Path = {
  /** The place before each place on the cheapest path. */
  readonly before: number[];
  readonly slack: number[];
  readonly isVisited: boolean[];
};

const numbers = (length: number, value: number): number[] => Array.from({ length }, () => value);

/** Extends the cheapest path by the nearest place that is not visited yet. @returns that place */
const extend = (
  costs: Costs,
  search: Search,
  { path, place }: { readonly path: Path; readonly place: number },
) => {
  const { ofPeople, ofPlaces, personAt } = search;
  const { before, slack, isVisited } = path;
  const person = personAt[place] ?? 0;
  let nearest = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let next = 1; next < slack.length; next += 1) {
    if (isVisited[next] === true) continue;
    const cost = (costs[person - 1]?.[next - 1] ?? 0) - (ofPeople[person] ?? 0) - (ofPlaces[next] ?? 0);
    if (cost < (slack[next] ?? 0)) {
      slack[next] = cost;
      before[next] = place;
    }
    if ((slack[next] ?? 0) < least) {
      least = slack[next] ?? 0;
      nearest = next;
    }
  }
  for (let seen = 0; seen < slack.length; seen += 1) {
    if (isVisited[seen] === true) {
      const visitor = personAt[seen] ?? 0;
      ofPeople[visitor] = (ofPeople[visitor] ?? 0) + least;
      ofPlaces[seen] = (ofPlaces[seen] ?? 0) - least;
    } else slack[seen] = (slack[seen] ?? 0) - least;
  }
  return nearest;
};

/** Gives a place to one more person; others may move. */
const assignPerson = (costs: Costs, search: Search, person: number): void => {
  const size = costs.length + 1;
  const { personAt } = search;
  const path: Path = {
    before: numbers(size, 0),
    slack: numbers(size, Number.POSITIVE_INFINITY),
    isVisited: Array.from({ length: size }, () => false),
  };
  personAt[0] = person;
  let place = 0;
  while ((personAt[place] ?? 0) !== 0) {
    path.isVisited[place] = true;
    place = extend(costs, search, { path, place });
  }
  while (place !== 0) {
    const previous = path.before[place] ?? 0;
    personAt[place] = personAt[previous] ?? 0;
    place = previous;
  }
};

/** The index of the place of each person. */
export const cheapestAssignment = (costs: Costs): readonly number[] => {
  const size = costs.length + 1;
  const search: Search = {
    ofPeople: numbers(size, 0),
    ofPlaces: numbers(size, 0),
    personAt: numbers(size, 0),
  };
  for (let person = 1; person < size; person += 1) assignPerson(costs, search, person);
  return costs.map((_, person) => search.personAt.indexOf(person + 1, 1) - 1);
};
