// Tables of groups in a play of the forecast: points, sets, leg difference and legs won, as most tables have it. Who is level is
// ordered by name, since no length depends on it. Across groups the same figures count per match.
import { otherParty } from '../../match/per-party.ts';
import type { HallMatch } from '../hall-state.ts';
import type { CourseGroup, Ending, Standing } from './course.ts';

const pointsForWin = 2;

const partyKey = (people: readonly string[]): string => people.join(' ');

/** The people of a party of a match; nobody if they are not known. */
const peopleIn = (match: HallMatch, party: 0 | 1): readonly string[] => {
  const one = match.parties[party];
  return one.kind === 'people' ? one.people : [];
};

const standingOf = ({ standings }: CourseGroup, people: readonly string[]): Standing => {
  const known = standings.get(partyKey(people));
  if (known !== undefined) return known;
  const standing: Standing = { people, points: 0, sets: 0, legDifference: 0, legs: 0, matches: 0 };
  standings.set(partyKey(people), standing);
  return standing;
};

/** Everybody of a match is in the table, even without a result. */
export const enterTable = (group: CourseGroup, match: HallMatch): void => {
  for (const party of [0, 1] as const) standingOf(group, peopleIn(match, party));
};

/** Adds a result to a table. */
export const addResult = (group: CourseGroup, match: HallMatch, { winner, sets, legs }: Ending): void => {
  for (const party of [0, 1] as const) {
    const other = otherParty(party);
    const standing = standingOf(group, peopleIn(match, party));
    standing.matches += 1;
    standing.points += winner === party ? pointsForWin : 0;
    standing.sets += sets[party] - sets[other];
    standing.legDifference += legs[party] - legs[other];
    standing.legs += legs[party];
  }
};

/** Negative if the first one is better. @param per what the figures are divided by */
const compare = (one: Standing, other: Standing, per: (standing: Standing) => number): number => {
  const [first, second] = [per(one), per(other)];
  return (
    other.points / second - one.points / first ||
    other.sets / second - one.sets / first ||
    other.legDifference / second - one.legDifference / first ||
    other.legs / second - one.legs / first ||
    (partyKey(one.people) < partyKey(other.people) ? -1 : 1)
  );
};

/** The table of a group, the best first. */
export const tableOf = ({ standings }: CourseGroup): readonly Standing[] =>
  [...standings.values()].toSorted((one, other) => compare(one, other, () => 1));

/** Those who have the same rank in different groups, the best first. */
export const orderAcross = (standings: readonly Standing[]): readonly Standing[] =>
  standings.toSorted((one, other) => compare(one, other, ({ matches }) => Math.max(1, matches)));
