import type { BoardLanguage, BoardReport } from './board-report.ts';
import type { DetectionBoard } from './detection-board.ts';
import type { TurnTracker } from './turn-tracker.ts';

/** Callbacks of a socket. */
export type SocketEars = {
  readonly opened: () => void;
  readonly heard: (data: unknown) => void;
  readonly failed: () => void;
  readonly closed: (code: number) => void;
};

/** An open socket; after `close` it calls nothing. */
type BoardSocket = { readonly close: () => void };

/** Functions to reach the board. */
export type BoardMeans = {
  /** Opens a WebSocket; may throw if the browser forbids it. */
  readonly openSocket: (url: string, ears: SocketEars) => BoardSocket;
  /** Requests a status; throws unless the answer is JSON. */
  readonly ask: (url: string, signal: AbortSignal) => Promise<unknown>;
  readonly pauses: BoardPauses;
};

/** All in ms. */
type BoardPauses = {
  /** Before the first retry; doubles up to `longest`. */
  readonly first: number;
  readonly longest: number;
  /** Maximum wait for the status of a board; without an answer the board counts as not working. */
  readonly statusTimeout: number;
  /**
   * Time between two status requests of a working board: finds boards that stopped answering, and darts without a
   * message.
   */
  readonly betweenQuestions: number;
};

export const boardPauses: BoardPauses = {
  first: 1000,
  longest: 15_000,
  statusTimeout: 5000,
  betweenQuestions: 10_000,
};

/** Code with which browsers report a connection that ended without being closed. */
const abnormalClose = 1006;

/**
 * One board: opens the socket again whenever it closes, and requests the status when it opens and from time to time.
 * Reports go to the tracker in the order of their events.
 */
export class BoardConnection implements DetectionBoard {
  readonly #language: BoardLanguage;
  readonly #means: BoardMeans;
  readonly #tracker: TurnTracker;
  #socket: BoardSocket | null = null;
  #question: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  /** Messages that wait for the first answer of a connection, because the answer is older than they are. */
  #held: BoardReport[] | null = null;
  /** Number of messages since the status was requested, and since the connection began. */
  #since = { question: 0, connection: 0 };
  #hasAnswered = false;

  constructor(parts: {
    readonly language: BoardLanguage;
    readonly means: BoardMeans;
    readonly tracker: TurnTracker;
  }) {
    this.#language = parts.language;
    this.#means = parts.means;
    this.#tracker = parts.tracker;
    this.#connect();
  }

  close(): void {
    this.#leave();
  }

  #connect(): void {
    const { openSocket, pauses } = this.#means;
    this.#since = { question: 0, connection: 0 };
    this.#timer = setTimeout(() => this.#lost('Error'), pauses.statusTimeout);
    try {
      this.#socket = openSocket(this.#language.socketUrl, {
        opened: () => this.#opened(),
        heard: (data) => this.#message(data),
        failed: () => this.#tracker.unreachable('Error'),
        closed: (code) => this.#lost(code === abnormalClose ? 'Error' : 'Offline'),
      });
    } catch {
      this.#lost('Error');
    }
  }

  #opened(): void {
    clearTimeout(this.#timer);
    this.#language.connected();
    this.#held = this.#language.messagesTellAll ? null : [];
    void this.#askStatus();
  }

  #message(data: unknown): void {
    const reports = this.#language.readMessage(parseJson(data));
    if (reports.length === 0) return;
    this.#since.question += 1;
    this.#since.connection += 1;
    if (this.#held !== null) this.#held.push(...reports);
    else this.#reportAll(reports);
  }

  async #askStatus(): Promise<void> {
    const question = new AbortController();
    this.#question = question;
    this.#since.question = 0;
    const timeout = setTimeout(() => question.abort(), this.#means.pauses.statusTimeout);
    const answer = await this.#ask(question.signal);
    clearTimeout(timeout);
    if (this.#question !== question) return;
    if (answer.ok) this.#answered(answer.value);
    else this.#unanswered();
  }

  /** Never throws and stops when the signal aborts, whatever `means.ask` does. */
  async #ask(signal: AbortSignal): Promise<{ ok: true; value: unknown } | { ok: false }> {
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('timeout')));
    });
    try {
      return {
        ok: true,
        value: await Promise.race([this.#means.ask(this.#language.statusUrl, signal), aborted]),
      };
    } catch {
      return { ok: false };
    }
  }

  #answered(answer: unknown): void {
    const held = this.#held ?? [];
    if (this.#isOutdated(held)) {
      this.#release();
      void this.#askStatus();
      return;
    }
    const isOld = this.#language.messagesTellAll && this.#since.question > 0;
    const reports = isOld ? [] : this.#language.readStatus(answer);
    if (reports === null) {
      this.#unanswered();
      return;
    }
    this.#failures = 0;
    this.#hasAnswered = true;
    this.#reportAll(reports);
    this.#release();
    this.#askLater(this.#means.pauses.betweenQuestions);
  }

  /**
   * Whether events happened while the answer was on its way, which it does not contain. Held darts do not count: at
   * worst the answer repeats them.
   */
  #isOutdated(held: readonly BoardReport[]): boolean {
    if (this.#language.messagesTellAll) return false;
    if (this.#held === null) return this.#since.question > 0;
    return held.some((report) => report.kind === 'takeout-finished');
  }

  /** A board manager without an answer for the status still works if it sends its state by itself. */
  #unanswered(): void {
    const tellsByItself = this.#language.messagesTellAll && !this.#hasAnswered && this.#since.connection > 0;
    this.#release();
    if (!tellsByItself) this.#tracker.unreachable('Error');
    this.#askLater(tellsByItself ? this.#means.pauses.longest : this.#nextPause());
  }

  #askLater(pauseMs: number): void {
    this.#timer = setTimeout(() => void this.#askStatus(), pauseMs);
  }

  #release(): void {
    const held = this.#held ?? [];
    this.#held = null;
    this.#reportAll(held);
  }

  #reportAll(reports: readonly BoardReport[]): void {
    for (const report of reports) this.#tracker.report(report);
  }

  #lost(status: 'Error' | 'Offline'): void {
    this.#release();
    this.#leave();
    this.#tracker.unreachable(status);
    this.#timer = setTimeout(() => this.#connect(), this.#nextPause());
  }

  #nextPause(): number {
    const { first, longest } = this.#means.pauses;
    this.#failures += 1;
    return Math.min(first * 2 ** (this.#failures - 1), longest);
  }

  #leave(): void {
    clearTimeout(this.#timer);
    this.#question?.abort();
    this.#question = null;
    this.#socket?.close();
    this.#socket = null;
  }
}

function parseJson(data: unknown): unknown {
  try {
    return typeof data === 'string' ? JSON.parse(data) : null;
  } catch {
    return null;
  }
}
