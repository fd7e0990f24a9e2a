import type { BoardReport, WholeBoard } from './board-report.ts';
import type { BoardDart, BoardEvent, BoardPhase, BoardStatus } from './detection-board.ts';

/** Number of darts to remember; a repeat comes soon or never. */
const rememberedDarts = 200;

/**
 * A dart that is older than the last takeout by more than this is not a late one: the board's clock was set back. ms
 */
const latestMs = 60_000;

/**
 * Turns the reports of a board into events without repeats: each dart once, no dart of a finished turn, each takeout
 * once. If the message of a takeout was missed, the event is sent when the darts of the turn are no longer on the
 * board.
 */
export class TurnTracker {
  readonly #listen: (event: BoardEvent) => void;
  #status: BoardStatus | null = null;
  #phase: BoardPhase = 'Throw';
  /** Ids of all reported darts, oldest first. */
  #told = new Set<string>();
  /** The reported darts since the last takeout. */
  #turn: BoardDart[] = [];
  #isTakingOut = false;
  /** Darts up to this time of the board's clock belong to finished turns. */
  #overUntil = Number.NEGATIVE_INFINITY;

  constructor(listen: (event: BoardEvent) => void) {
    this.#listen = listen;
  }

  report(report: BoardReport): void {
    if (report.kind === 'board') this.#board(report);
    else if (report.kind === 'status') this.#setStatus(report.status, report.phase ?? this.#phase);
    else if (report.kind === 'dart') this.#dart(report.dart);
    else if (report.kind === 'takeout-started') this.#takeoutStarted();
    else this.#takeoutFinished(report.at);
  }

  /** The connection is lost, or the board does not answer. */
  unreachable(status: 'Error' | 'Offline'): void {
    this.#setStatus(status, this.#phase);
  }

  #board({ status, phase, darts }: WholeBoard): void {
    if (darts !== null && this.#wasCleared(darts, phase)) this.#finish();
    // The darts were thrown before the takeout, so the status comes first.
    if (phase === 'Throw') this.#setStatus(status, phase);
    for (const dart of darts ?? []) this.#tell(dart);
    this.#setStatus(status, phase);
  }

  /**
   * Whether the darts of the turn are gone. During a takeout an empty board is not the end yet: the board reports the
   * end.
   */
  #wasCleared(darts: readonly BoardDart[], phase: BoardPhase): boolean {
    if (this.#turn.length === 0) return false;
    if (darts.length === 0) return phase === 'Throw';
    const ids = new Set(darts.map((dart) => dart.id));
    return !this.#turn.some((dart) => ids.has(dart.id));
  }

  #dart(dart: BoardDart): void {
    const olderBy = this.#overUntil - dart.timestamp;
    if (olderBy >= 0 && olderBy <= latestMs) return;
    this.#tell(dart);
  }

  #tell(dart: BoardDart): void {
    if (this.#told.has(dart.id)) return;
    this.#told.add(dart.id);
    if (this.#told.size > rememberedDarts) this.#told.delete(this.#told.values().next().value ?? '');
    this.#turn.push(dart);
    this.#listen({ kind: 'dart', dart });
  }

  #takeoutStarted(): void {
    if (this.#isTakingOut) return;
    this.#isTakingOut = true;
    this.#listen({ kind: 'takeout-started' });
    if (this.#status !== null) this.#setStatus(this.#status, 'Takeout');
  }

  #takeoutFinished(at: number | null): void {
    const first = Math.min(...this.#turn.map((dart) => dart.timestamp));
    // A takeout before every dart of this turn ended the previous turn, which is already handled.
    if (at !== null && at < first && this.#turn.length > 0) return;
    if (this.#turn.length > 0 || this.#isTakingOut) this.#finish(at);
    if (this.#status !== null) this.#setStatus(this.#status, 'Throw');
  }

  #finish(at: number | null = null): void {
    const last = Math.max(...this.#turn.map((dart) => dart.timestamp));
    this.#overUntil = at ?? last;
    this.#turn = [];
    this.#isTakingOut = false;
    this.#listen({ kind: 'takeout-finished' });
  }

  #setStatus(status: BoardStatus, phase: BoardPhase): void {
    // The board detects throws again without a finished takeout: a hand was at the board, and the turn goes on.
    if (phase === 'Throw') this.#isTakingOut = false;
    if (status === this.#status && phase === this.#phase) return;
    this.#status = status;
    this.#phase = phase;
    this.#listen({ kind: 'status', status, phase });
  }
}
