import type { BoardDart, BoardPhase, BoardStatus } from './detection-board.ts';

/** The whole state of a board now. `darts` is null if the board does not name the darts on it. */
export type WholeBoard = {
  readonly kind: 'board';
  readonly status: BoardStatus;
  readonly phase: BoardPhase;
  readonly darts: readonly BoardDart[] | null;
};

/** One report of a board, in words of no maker. */
export type BoardReport =
  | WholeBoard
  | { readonly kind: 'status'; readonly status: BoardStatus; readonly phase: BoardPhase | null }
  | { readonly kind: 'dart'; readonly dart: BoardDart }
  | { readonly kind: 'takeout-started' }
  /** `at` is a time of the board's clock (ms since 1970); null if the board sent none. */
  | { readonly kind: 'takeout-finished'; readonly at: number | null };

/** The messages of one make of board. Reading never throws: unknown content is ignored. */
export type BoardLanguage = {
  readonly statusUrl: string;
  readonly socketUrl: string;
  /** Whether each message contains the whole state, so that no status answer can be newer than the last message. */
  readonly messagesTellAll: boolean;
  /** Reads the answer of `statusUrl`; null if it is not a status. */
  readStatus(answer: unknown): readonly BoardReport[] | null;
  readMessage(message: unknown): readonly BoardReport[];
  /** A connection begins: events may have been missed since the last one. */
  connected(): void;
};
