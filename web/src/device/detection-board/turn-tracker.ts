import type { BoardReport, WholeBoard } from './board-report.ts';
import type { BoardDart, BoardEvent, BoardPhase, BoardStatus } from './detection-board.ts';

/** How many darts are remembered as told: a repeat comes soon or never. */
const rememberedDarts = 200;

/** A dart so much older than the last takeout is no late one: the board's clock was set back. ms */
const latestMs = 60_000;

/**
 * Turns what a board says into events without repeats: a dart is told once, a dart of a turn that is over not at all, a
 * takeout once. A takeout nobody heard of is told when the darts of the turn are no longer on the board.
 */
export class TurnTracker {
  readonly #listen: (event: BoardEvent) => void;
  #status: BoardStatus | null = null;
  #phase: BoardPhase = 'Throw';
  /** Ids of all darts told, oldest first. */
  #told = new Set<string>();
  /** The darts told since the last takeout. */
  #turn: BoardDart[] = [];
  #isTakingOut = false;
  /** Darts up to this time of the board's clock belong to turns that are over. */
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

  /** The connection is gone, or the board does not answer. */
  unreachable(status: 'Error' | 'Offline'): void {
    this.#setStatus(status, this.#phase);
  }

  #board({ status, phase, darts }: WholeBoard): void {
    if (darts !== null && this.#wasCleared(darts, phase)) this.#finish();
    // Darts were thrown before anybody went to pull them.
    if (phase === 'Throw') this.#setStatus(status, phase);
    for (const dart of darts ?? []) this.#tell(dart);
    this.#setStatus(status, phase);
  }

  /** While darts are being pulled an empty board is not the end yet: that is told. */
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
    // A takeout older than every dart of this turn ended the turn before, and that was seen already.
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
    // Back to throwing without a finished takeout: a hand was at the board, the turn goes on.
    if (phase === 'Throw') this.#isTakingOut = false;
    if (status === this.#status && phase === this.#phase) return;
    this.#status = status;
    this.#phase = phase;
    this.#listen({ kind: 'status', status, phase });
  }
}
