import type { Server } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';

export type CloseKind = 'abnormal' | 'normal';

const normalClosure = 1000;

/** The connected browsers. */
export class Sockets {
  readonly #server: WebSocketServer;
  #waiting: (() => void)[] = [];

  /** @param path the only accepted path; by default all */
  constructor(server: Server, path?: string) {
    this.#server = new WebSocketServer({ server, ...(path !== undefined && { path }) });
    this.#server.on('connection', (socket: WebSocket) => {
      // A browser that disconnects unexpectedly must not stop the simulator.
      socket.on('error', () => socket.terminate());
      for (const resolve of this.#waiting.splice(0)) resolve();
    });
  }

  /** Calls the listener for every browser that connects; messages from browsers are ignored. */
  onConnection(listener: (send: (message: object) => void) => void): void {
    this.#server.on('connection', (socket: WebSocket) => {
      listener((message) => socket.send(JSON.stringify(message)));
    });
  }

  get count(): number {
    return this.#server.clients.size;
  }

  /** Resolves when the next browser connects. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
    });
  }

  tellAll(message: object): void {
    for (const socket of this.#server.clients) socket.send(JSON.stringify(message));
  }

  /** Ends all connections: abruptly (code 1006 in browsers) or with a normal close (1000). */
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
