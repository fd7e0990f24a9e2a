import type { BoardMeans, SocketEars } from '../device/detection-board/board-connection.ts';
import type { BoardEvent, BoardKind, DetectionBoard } from '../device/detection-board/detection-board.ts';
import { openBoardBy } from '../device/detection-board/open-board.ts';

type Question = { readonly url: string; answer(value: unknown): Promise<void>; fail(): Promise<void> };

/** A board whose socket and answers the test controls; use it with fake timers. */
export class FakeBoard {
  readonly events: BoardEvent[] = [];
  readonly sockets: { readonly url: string; readonly ears: SocketEars; isClosed: boolean }[] = [];
  readonly questions: Question[] = [];
  readonly board: DetectionBoard;
  isForbidden = false;

  constructor(kind: BoardKind, host = 'localhost') {
    const means: BoardMeans = {
      openSocket: (url, ears) => this.#open(url, ears),
      ask: (url) => this.#ask(url),
      pauses: { first: 1000, longest: 8000, statusTimeout: 5000, betweenQuestions: 10_000 },
    };
    this.board = openBoardBy(means, () => Date.now())({ kind, host, listen: (one) => this.events.push(one) });
  }

  get ears(): SocketEars {
    const last = this.sockets.at(-1);
    if (last === undefined || last.isClosed) throw new Error('no socket is open');
    return last.ears;
  }

  get question(): Question {
    const last = this.questions.at(-1);
    if (last === undefined) throw new Error('nothing was asked');
    return last;
  }

  say(message: unknown): void {
    this.ears.heard(JSON.stringify(message));
  }

  /** The events since the last call, as short words: `Ready/Throw`, `dart a`, `takeout-finished`. */
  words(): string[] {
    return this.events.splice(0).map((event) => {
      if (event.kind === 'status') return `${event.status}/${event.phase}`;
      return event.kind === 'dart' ? `dart ${event.dart.id}` : event.kind;
    });
  }

  #open(url: string, ears: SocketEars) {
    if (this.isForbidden) throw new Error('mixed content');
    const socket = { url, ears, isClosed: false };
    this.sockets.push(socket);
    return {
      close: () => {
        socket.isClosed = true;
      },
    };
  }

  #ask(url: string): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    this.questions.push({
      url,
      answer: async (value) => {
        resolve(value);
        await settled();
      },
      fail: async () => {
        reject(new Error('no answer'));
        await settled();
      },
    });
    return promise;
  }
}

/** Waits until all resolved promises have been handled. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}
