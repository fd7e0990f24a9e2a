// The app's view of a board that detects darts, for all makers. Adapters convert a maker's messages to these events.
export type BoardStatus = 'Offline' | 'Calibrating' | 'Initializing' | 'Updating' | 'Ready' | 'Error';
export type BoardPhase = 'Throw' | 'Takeout';
export type HitType = 'Normal' | 'Miss' | 'Bouncer';

/**
 * One dart as the board saw it; `rMm` and `thetaDeg` as in rules/board/geometry. `id` is stable: a dart that is
 * reported twice has the same id. `timestamp` is a time of the board's clock (ms since 1970) and gives the order of the
 * darts in a turn, because a late event may arrive after that of a later dart.
 */
export type BoardDart = {
  readonly id: string;
  readonly rMm: number;
  readonly thetaDeg: number;
  readonly hitType: HitType;
  readonly color?: string;
  readonly confidence?: number;
  readonly timestamp: number;
};

export type BoardEvent =
  | { readonly kind: 'status'; readonly status: BoardStatus; readonly phase: BoardPhase }
  /** A new dart; never one of a finished turn. */
  | { readonly kind: 'dart'; readonly dart: BoardDart }
  | { readonly kind: 'takeout-started' }
  /** The turn is over. Sent once, also if it happened while the connection was down. */
  | { readonly kind: 'takeout-finished' };

/** Connects, reconnects with growing pauses until closed, and sends events in order. */
export type DetectionBoard = { close(): void };

export type BoardKind = 'standard' | 'autodarts';
export type OpenBoard = (options: {
  readonly kind: BoardKind;
  readonly host: string;
  readonly listen: (event: BoardEvent) => void;
}) => DetectionBoard;
