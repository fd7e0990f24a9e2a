// A board of a hall: its name, its state, and which matches occupy it. Two running matches on one board are refused unless
// whoever manages the event insists. The calling of matches is not part of this file; see `schedule`.
import { ok, type Result, refused } from '../result.ts';

/** What people say about a board. `reserved`: kept free, for example to warm up; nothing is called there. */
export const boardStates = ['open', 'broken', 'reserved'] as const;
export type BoardState = (typeof boardStates)[number];

/** What happens to the matches that run on a board when it breaks. `stay`: they are played to their end there. */
export const brokenBoardWays = ['stay', 'move', 'pause'] as const;
export type BrokenBoardWay = (typeof brokenBoardWays)[number];

/** Maximum number of characters of a name; a board is read from afar. */
export const maxBoardName = 20;

/** A match that was begun and left holds its board no longer than this. ms */
const heldAtMostMs = 24 * 60 * 60_000;

const word = /\p{L}{3}/u;

/**
 * The name of the board that people mean with a label: `3` and `  board 3` are `Board 3`; a label with a word of its own, as
 * `Stream`, stays. At most `maxBoardName` characters for labels of that length.
 */
export const boardNameOf = (label: string): string => {
  const trimmed = label.trim().replaceAll(/\s+/gu, ' ');
  const full = `Board ${trimmed}`;
  const isWhole = trimmed === '' || word.test(trimmed) || full.length > maxBoardName;
  return isWhole ? trimmed : full;
};

const keyOf = (label: string): string => boardNameOf(label).toLowerCase();

/** Whether two labels mean one board. */
export const isSameBoard = (one: string, other: string): boolean => keyOf(one) === keyOf(other);

/** The next `count` names `Board n` that no board has yet, counted from 1. */
export const newBoardNames = (taken: readonly string[], count: number): readonly string[] => {
  const keys = new Set(taken.map(keyOf));
  const names: string[] = [];
  for (let number = 1; names.length < count; number += 1) {
    const name = `Board ${number}`;
    if (!keys.has(keyOf(name))) names.push(name);
  }
  return names;
};

/** What a match must say so that its board is occupied. `startedAt`: ms since 1970 */
type MatchOnBoard = { readonly status: string; readonly startedAt: number | null };

/** Whether a match occupies its board at `now` (ms since 1970). One that was left a day ago does not. */
export const occupiesBoard = ({ status, startedAt }: MatchOnBoard, now: number): boolean =>
  status === 'running' && startedAt !== null && now - startedAt < heldAtMostMs;

export type PlacementError = 'error.boards.occupied' | 'error.boards.broken';

type Placement = {
  readonly state: BoardState;
  /** How many matches run on the board already, without those that are put there. */
  readonly running: number;
  /** How many of those that are put there run. */
  readonly arriving: number;
  /** Whether whoever manages the event insists. */
  readonly isForced: boolean;
};

/**
 * Whether matches may be put on a board. Those that have not begun may wait for a board that is occupied; a running one
 * needs it for itself.
 */
export const checkPlacement = (placement: Placement): Result<true, PlacementError> => {
  const { state, running, arriving, isForced } = placement;
  if (state === 'broken') return refused('error.boards.broken');
  const isDouble = arriving > 0 && running + arriving > 1;
  return isDouble && !isForced ? refused('error.boards.occupied') : ok(true);
};

/** Whether a list of ids is the order of exactly these boards. */
export const isOrderOf = (ids: readonly string[], boards: readonly string[]): boolean =>
  ids.length === boards.length && new Set(ids).size === ids.length && ids.every((id) => boards.includes(id));
