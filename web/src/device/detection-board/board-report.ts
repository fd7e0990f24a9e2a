import type { BoardDart, BoardPhase, BoardStatus } from './detection-board.ts';

/** Everything that is on a board now. `darts` is null where the board does not say which darts are on it. */
export type WholeBoard = {
  readonly kind: 'board';
  readonly status: BoardStatus;
  readonly phase: BoardPhase;
  readonly darts: readonly BoardDart[] | null;
};

/** One thing a board said, in no maker's words. */
export type BoardReport =
  | WholeBoard
  | { readonly kind: 'status'; readonly status: BoardStatus; readonly phase: BoardPhase | null }
  | { readonly kind: 'dart'; readonly dart: BoardDart }
  | { readonly kind: 'takeout-started' }
  /** `at` by the board's clock (ms since 1970); null where the board did not say when. */
  | { readonly kind: 'takeout-finished'; readonly at: number | null };

/** How one make of board speaks. Reading never throws: what is not understood is nothing. */
export type BoardLanguage = {
  readonly statusUrl: string;
  readonly socketUrl: string;
  /** Whether each message tells the whole board, so that no answer to a question can be newer than the last one. */
  readonly messagesTellAll: boolean;
  /** Reads the answer of `statusUrl`; null where it is none. */
  readStatus(answer: unknown): readonly BoardReport[] | null;
  readMessage(message: unknown): readonly BoardReport[];
  /** A connection begins: what was missed since the last one is unknown. */
  connected(): void;
};
