// The draw of groups. Each row of a draw puts one entrant into every group; the last row may be incomplete, so the sizes
// of groups differ by at most one. By lot: row by row. By the seeding list: as a snake, left to right and back. By hand:
// the organiser's groups, which have to be complete and unique.
import { ok, type Result, refused } from '../../result.ts';
import { type Lot, lotsByClub } from './lot.ts';

export const groupingModes = ['manual', 'random', 'seeding-rank'] as const;
export type GroupingMode = (typeof groupingModes)[number];

/** The name of a league's only group. */
export const leagueGroup = 'Liga';

/** A group with its entrants by position: the first row of the draw first. */
export type Group = { readonly id: string; readonly entrants: readonly string[] };

const groupingErrors = [
  'error.event.groups-not-assigned-uniquely',
  'error.event.groups-not-assigned-completely',
] as const;
type GroupingError = (typeof groupingErrors)[number];

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The ids of groups: letters from A, after Z two of them. */
export const groupIds = (noOfGroups: number): readonly string[] =>
  Array.from({ length: noOfGroups }, (_, index) => {
    const letter = letters.charAt(index % letters.length);
    return index < letters.length ? letter : `A${letter}`;
  });

type GroupOf = (row: number, column: number) => number;

const deal = (entrants: readonly string[], noOfGroups: number, groupOf: GroupOf): readonly Group[] => {
  const groups = groupIds(noOfGroups).map((id) => ({ id, entrants: [] as string[] }));
  entrants.forEach((entrant, index) => {
    groups[groupOf(Math.floor(index / noOfGroups), index % noOfGroups)]?.entrants.push(entrant);
  });
  return groups;
};

/** Groups by the seeding list: the even rows from left to right, the odd ones from right to left. */
export const drawSnake = (entrants: readonly string[], noOfGroups: number): readonly Group[] =>
  deal(entrants, noOfGroups, (row, column) => (row % 2 === 0 ? column : noOfGroups - 1 - column));

/** Groups by lot, dealt row by row. */
export const drawRandom = (entrants: readonly string[], noOfGroups: number, lot: Lot): readonly Group[] =>
  deal(lotsByClub(entrants, lot), noOfGroups, (_, column) => column);

/**
 * Checks groups that were made by hand against all confirmed entrants. Refusals:
 * `error.event.groups-not-assigned-uniquely` if an entrant is in two groups or at two positions,
 * `error.event.groups-not-assigned-completely` if one is missing or unknown, the number of groups is wrong or their sizes
 * differ by more than one.
 */
export const checkGroups = (
  groups: readonly Group[],
  entrants: readonly string[],
  noOfGroups: number,
): Result<readonly Group[], GroupingError> => {
  const placed = groups.flatMap((group) => group.entrants);
  if (new Set(placed).size < placed.length) return refused('error.event.groups-not-assigned-uniquely');
  const sizes = groups.map((group) => group.entrants.length);
  const isComplete =
    placed.length === entrants.length &&
    entrants.every((entrant) => placed.includes(entrant)) &&
    groupIds(noOfGroups).every((id, index) => groups[index]?.id === id) &&
    groups.length === noOfGroups &&
    Math.max(...sizes) - Math.min(...sizes) <= 1;
  return isComplete ? ok(groups) : refused('error.event.groups-not-assigned-completely');
};
