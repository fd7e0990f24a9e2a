// A line-up: the positions that play, then any number of substitutes. Every entry needs a decision, and nobody is in
// it twice. A team that lacks somebody leaves one position empty on purpose, if the format allows it; then it has no
// substitutes, because a substitute would take the empty position.
import type { MatchdayFormat } from './plan.ts';

/** A player, or null for a position that is left empty on purpose. Undefined: nothing was chosen yet. */
export type LineUpEntry = string | null | undefined;

/** A line-up that was accepted: at least one entry for each position. */
export type LineUp = readonly (string | null)[];

/** Maximum entries of a line-up: a large team with all its substitutes. */
export const maxLineUpEntries = 30;

const lineUpProblemCodes = [
  'too-few',
  'too-many',
  'undecided',
  'duplicate',
  'two-empty',
  'empty-not-allowed',
  'empty-with-bench',
  'not-available',
] as const;
export type LineUpProblemCode = (typeof lineUpProblemCodes)[number];

/** What is wrong with a line-up; `index` of the entry, or null if it is about the line-up as a whole. */
type LineUpProblem = { readonly code: LineUpProblemCode; readonly index: number | null };

type Asked = {
  readonly format: MatchdayFormat;
  readonly entries: readonly LineUpEntry[];
  readonly available: readonly string[] | null;
};

const problemOfEmpty = ({ format, entries }: Asked, index: number): LineUpProblemCode | null => {
  if (index >= format.positions) return 'undecided';
  if (!format.mayBeShort) return 'empty-not-allowed';
  if (entries.indexOf(null) < index) return 'two-empty';
  return entries.length > format.positions ? 'empty-with-bench' : null;
};

const problemOf = (asked: Asked, index: number): LineUpProblemCode | null => {
  const { entries, available } = asked;
  const entry = entries[index];
  if (entry === undefined || entry === '') return 'undecided';
  if (entry === null) return problemOfEmpty(asked, index);
  if (entries.indexOf(entry) < index) return 'duplicate';
  return available === null || available.includes(entry) ? null : 'not-available';
};

/**
 * Everything that is wrong with a line-up, by entry; empty if it can be set.
 * @param available ids of the players of the team; null if they are not known here
 */
export const lineUpProblems = (
  format: MatchdayFormat,
  entries: readonly LineUpEntry[],
  available: readonly string[] | null = null,
): readonly LineUpProblem[] => {
  const problems: LineUpProblem[] = [];
  if (entries.length < format.positions) problems.push({ code: 'too-few', index: null });
  if (entries.length > maxLineUpEntries) problems.push({ code: 'too-many', index: null });
  entries.forEach((_, index) => {
    const code = problemOf({ format, entries, available }, index);
    if (code !== null) problems.push({ code, index });
  });
  return problems;
};

/** Ids of the players of a line-up who are also in the other one; nobody can play for both sides. */
export const playersInBoth = (home: LineUp, away: LineUp): readonly string[] =>
  home.filter((entry): entry is string => entry !== null && away.includes(entry));

/** Whether a match day with these line-ups can be started; null for a line-up that is not set. */
export const areLineUpsReady = (home: LineUp | null, away: LineUp | null): boolean =>
  home !== null && away !== null && playersInBoth(home, away).length === 0;
