import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export type Answer = { readonly status: number; readonly body: Buffer };

/**
 * One keep-alive HTTP/1.1 connection with one request at a time. It does as little work per request as possible, so
 * that on two cores the measurement shows the server and not the client.
 */
export class Connection {
  readonly #socket: Socket;
  readonly #host: string;
  #received: Buffer = Buffer.alloc(0);
  #waiting: ((answer: Answer) => void) | null = null;

  private constructor(socket: Socket, host: string) {
    this.#socket = socket;
    this.#host = host;
    socket.on('data', (chunk) => this.#take(chunk));
  }

  static async open(port: number): Promise<Connection> {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    await once(socket, 'connect');
    return new Connection(socket, `127.0.0.1:${port}`);
  }

  /** Sends one request and waits for its answer; the answer must have a content-length. */
  send(method: string, path: string, options: { headers?: string; body?: string } = {}): Promise<Answer> {
    const { headers = '', body } = options;
    const content =
      body === undefined
        ? '\r\n'
        : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
    return new Promise((resolve) => {
      this.#waiting = resolve;
      this.#socket.write(`${method} ${path} HTTP/1.1\r\nhost: ${this.#host}\r\n${headers}${content}`);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    this.#received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    const headEnd = this.#received.indexOf('\r\n\r\n');
    if (headEnd < 0) return;
    const head = this.#received.toString('latin1', 0, headEnd);
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
    if (this.#received.length < headEnd + 4 + length) return;
    const body = Buffer.from(this.#received.subarray(headEnd + 4, headEnd + 4 + length));
    this.#received = Buffer.from(this.#received.subarray(headEnd + 4 + length));
    const resolve = this.#waiting;
    this.#waiting = null;
    resolve?.({ status: Number(head.slice(9, 12)), body });
  }
}
