// What the app knows of a board that detects darts, whoever made it. Adapters turn a maker's messages into these events.
export type BoardStatus = 'Offline' | 'Calibrating' | 'Initializing' | 'Updating' | 'Ready' | 'Error';
export type BoardPhase = 'Throw' | 'Takeout';
export type HitType = 'Normal' | 'Miss' | 'Bouncer';

/**
 * One dart as the board saw it; `rMm` and `thetaDeg` as in rules/board/geometry. `id` is stable: the same dart told
 * twice has the same id. `timestamp` is the board's clock (ms since 1970) and tells the order of the darts of a turn:
 * an event that comes late may stand behind a later dart.
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
  /** A dart not told before; of a turn that is over none comes any more. */
  | { readonly kind: 'dart'; readonly dart: BoardDart }
  | { readonly kind: 'takeout-started' }
  /** The turn is over. Told once; also where it happened while the connection was down. */
  | { readonly kind: 'takeout-finished' };

/** Connects, reconnects with growing pauses until closed, tells events in order. */
export type DetectionBoard = { close(): void };

export type BoardKind = 'standard' | 'autodarts';
export type OpenBoard = (options: {
  readonly kind: BoardKind;
  readonly host: string;
  readonly listen: (event: BoardEvent) => void;
}) => DetectionBoard;
