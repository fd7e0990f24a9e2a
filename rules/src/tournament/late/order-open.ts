// The order of the open matches of a group after somebody has entered late: nobody plays two in a row where that is possible.
// Next comes the match whose two have had the longest pause; if that leads to two in a row, other ways are tried.

/** An open match with those who play it. */
type OpenMatch = { readonly key: string; readonly entrants: readonly string[] };

/** How many matches are looked at in search of an order without two in a row; larger groups hardly ever need it. */
const mostSteps = 5000;

const sharesEntrant = (one: OpenMatch | undefined, other: OpenMatch): boolean =>
  one?.entrants.some((entrant) => other.entrants.includes(entrant)) === true;

/** The position at which the later of the two has played last; -1 if neither has. */
const lastPlayed = (played: readonly OpenMatch[], { entrants }: OpenMatch): number =>
  played.findLastIndex((match) => match.entrants.some((entrant) => entrants.includes(entrant)));

/** The matches that are left, those after the longest pause first; equal ones stay as they are. */
const byPause = (played: readonly OpenMatch[], left: readonly OpenMatch[]): readonly OpenMatch[] =>
  left
    .map((match) => ({ match, last: lastPlayed(played, match) }))
    .toSorted((one, other) => one.last - other.last)
    .map(({ match }) => match);

/** The order that follows if always the match after the longest pause comes next. */
const simpleOrder = (matches: readonly OpenMatch[]): readonly OpenMatch[] => {
  const played: OpenMatch[] = [];
  let left = matches;
  while (left.length > 0) {
    const [next] = byPause(played, left);
    if (next === undefined) break;
    played.push(next);
    left = left.filter((match) => match !== next);
  }
  return played;
};

const search = (
  played: readonly OpenMatch[],
  left: readonly OpenMatch[],
  steps: { left: number },
): readonly OpenMatch[] | null => {
  if (left.length === 0) return played;
  for (const next of byPause(played, left)) {
    if (sharesEntrant(played.at(-1), next)) break;
    steps.left -= 1;
    if (steps.left < 0) return null;
    const found = search(
      [...played, next],
      left.filter((match) => match !== next),
      steps,
    );
    if (found !== null) return found;
  }
  return null;
};

/** The keys of these matches in the order in which they are played. */
export const orderOpen = (matches: readonly OpenMatch[]): readonly string[] => {
  const simple = simpleOrder(matches);
  const hasTwoInRow = simple.some((match, index) => index > 0 && sharesEntrant(simple[index - 1], match));
  // A recursion as deep as the group is long: only for groups that people play in one evening.
  const isSmall = matches.length <= 60;
  const found = hasTwoInRow && isSmall ? search([], matches, { left: mostSteps }) : null;
  return (found ?? simple).map(({ key }) => key);
};
