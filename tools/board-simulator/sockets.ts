import type { Server } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';

export type CloseKind = 'abnormal' | 'normal';

const normalClosure = 1000;

/** The browsers that listen. */
export class Sockets {
  readonly #server: WebSocketServer;
  #waiting: (() => void)[] = [];

  /** @param path the only one that is served; any without it */
  constructor(server: Server, path?: string) {
    this.#server = new WebSocketServer({ server, ...(path !== undefined && { path }) });
    this.#server.on('connection', (socket: WebSocket) => {
      // A browser that goes away in the middle of something is no trouble of the board's.
      socket.on('error', () => socket.terminate());
      for (const resolve of this.#waiting.splice(0)) resolve();
    });
  }

  /** Calls back for every browser that comes; what it says to a board is of no interest. */
  onConnection(listener: (send: (message: object) => void) => void): void {
    this.#server.on('connection', (socket: WebSocket) => {
      listener((message) => socket.send(JSON.stringify(message)));
    });
  }

  get count(): number {
    return this.#server.clients.size;
  }

  /** Resolves with the next browser that comes. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
    });
  }

  tellAll(message: object): void {
    for (const socket of this.#server.clients) socket.send(JSON.stringify(message));
  }

  /** Ends every connection: cut off (browsers say 1006), or closed in good order (1000). */
  drop(kind: CloseKind): void {
    for (const socket of this.#server.clients) {
      if (kind === 'abnormal') socket.terminate();
      else socket.close(normalClosure);
    }
  }

  stop(): void {
    this.drop('abnormal');
    this.#server.close();
  }
}
