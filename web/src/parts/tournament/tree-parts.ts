// The parts of a large bracket that its tree shows: all of it, halves, quarters.
import type { BracketColumn } from './bracket-columns.ts';
import { isOver, isPlayable, type MatchView } from './match-view.ts';

/** Number of matches of a first round from which on a tree is shown in parts: 64 entrants. */
const partsFrom = 32;

/** A part of a tree: its place from top to bottom, from 1, and how many there are of its size. */
export type TreePart = { readonly part: number; readonly of: number };

export const wholeTree: TreePart = { part: 1, of: 1 };

/** The parts of a tree, the whole one first; only the whole one if it is small. */
export const treePartsOf = ([first]: readonly BracketColumn[]): readonly TreePart[] => {
  const sizes = (first?.matches.length ?? 0) < partsFrom ? [1] : [1, 2, 4];
  return sizes.flatMap((of) => Array.from({ length: of }, (_, part) => ({ part: part + 1, of })));
};

/** The share of a part in each round; rounds with fewer matches than parts are left out. */
export const columnsOfPart = (
  columns: readonly BracketColumn[],
  { part, of }: TreePart,
): readonly BracketColumn[] =>
  columns
    .filter(({ matches }) => matches.length >= of)
    .map((column) => {
      const size = column.matches.length / of;
      return { ...column, matches: column.matches.slice((part - 1) * size, part * size) };
    });

/** The smallest part that contains a match. */
export const partWith = (columns: readonly BracketColumn[], wanted: string): TreePart =>
  treePartsOf(columns).findLast((part) =>
    columnsOfPart(columns, part).some(({ matches }) => matches.some(({ key }) => key === wanted)),
  ) ?? wholeTree;

const isRunning = ({ phase }: MatchView): boolean => phase === 'running';

/** Whether a match of a tree runs. */
export const runsSomewhere = (columns: readonly BracketColumn[]): boolean =>
  columns.some(({ matches }) => matches.some(isRunning));

/** The part to begin with: where a match runs, else where one is ready, else where one is open. */
export const firstPart = (columns: readonly BracketColumn[]): TreePart => {
  const matches = columns.flatMap((column) => column.matches);
  const tests: readonly ((match: MatchView) => boolean)[] = [
    isRunning,
    ({ phase }) => phase === 'ready',
    (match) => isPlayable(match) && !isOver(match),
  ];
  for (const test of tests) {
    const found = matches.find(test);
    if (found !== undefined) return partWith(columns, found.key);
  }
  return wholeTree;
};
