import type { Server as HttpServer } from 'node:http';
import { createServer as createHttp2, type Http2Session } from 'node:http2';
import type { Socket } from 'node:net';
import { createServer as createTls, type TLSSocket } from 'node:tls';
import type { KeyPair } from './key-pair.ts';

/** The first byte of every TLS connection; no method of HTTP begins with it. */
const tlsHandshake = 0x16;

/** Maximum time until the first byte of a connection, and for its handshake, in ms. */
const handshakeMs = 30_000;

type BothProtocols = {
  /** Serves new connections with this certificate; running ones keep theirs. */
  readonly usePair: (pair: Pick<KeyPair, 'cert' | 'key'>) => void;
  /** Takes a connection of another port. */
  readonly accept: (socket: Socket) => void;
  /** Ends what the server does not know: connections without a request, and those of HTTP/2. */
  readonly close: () => void;
};

/** Address and port of the other end, also of a TLS connection over it. */
const clientOf = ({ remoteAddress, remotePort }: Socket): string => `${remoteAddress} ${remotePort}`;

/** The check of an ACME server over TLS, which gets a certificate of its own. */
type Checks = {
  /** Whether the beginning of connections has to be read. */
  readonly isAskedOverTls: () => boolean;
  /** Whether a connection with this beginning is a check. */
  readonly isCheck: (hello: Buffer) => boolean;
  readonly answerTls: (socket: Socket) => void;
};

type Listener = (socket: Socket) => void;

/**
 * Lets a server for plain http answer https on the same port. The first byte of a connection says which it is. HTTP/1.1
 * over TLS goes to the server itself, so that WebSockets, time limits and the shutdown are the same as without TLS; HTTP/2
 * only adds its requests. Until there is a certificate, TLS connections are closed.
 */
export function answerBoth(server: HttpServer, checks: Checks | null = null): BothProtocols {
  const plain = server.listeners('connection') as Listener[];
  const handOver = (socket: Socket) => {
    for (const listener of plain) listener.call(server, socket);
  };
  /** Connections without a first byte or in their handshake, by the address of the client. */
  const early = new Map<string, Socket>();
  const sessions = new Set<Http2Session>();
  let isReady = false;

  const http2 = createHttp2();
  http2.on('request', (request, response) => server.emit('request', request, response));
  http2.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  const tls = createTls({ ALPNProtocols: ['h2', 'http/1.1'], handshakeTimeout: handshakeMs });
  tls.on('secureConnection', (socket: TLSSocket) => {
    early.delete(clientOf(socket));
    if (socket.alpnProtocol === 'h2') http2.emit('connection', socket);
    else handOver(socket);
  });
  // A browser that does not trust the certificate ends the handshake: its page says so, and nothing is wrong here.
  tls.on('tlsClientError', (_error, socket) => socket.destroy());

  const accept = (socket: Socket) => {
    const client = clientOf(socket);
    early.set(client, socket);
    const forget = () => early.delete(client);
    const giveUp = () => socket.destroy();
    socket.on('close', forget);
    socket.on('error', giveUp);
    socket.setTimeout(handshakeMs, giveUp);
    socket.once('readable', () => {
      const isAsked = checks?.isAskedOverTls() === true;
      const first = socket.read(isAsked ? undefined : 1) as Buffer | null;
      socket.off('timeout', giveUp);
      socket.setTimeout(0);
      if (first === null) return giveUp();
      socket.unshift(first);
      if (first[0] !== tlsHandshake) {
        forget();
        socket.off('close', forget);
        socket.off('error', giveUp);
        return handOver(socket);
      }
      if (isAsked && checks.isCheck(first)) return checks.answerTls(socket);
      if (!isReady) return giveUp();
      // As for a server that only knows TLS; otherwise a client that hangs up after its handshake is not noticed.
      socket.allowHalfOpen = false;
      return tls.emit('connection', socket);
    });
  };
  server.removeAllListeners('connection');
  server.on('connection', accept);
  return {
    usePair: ({ cert, key }) => {
      tls.setSecureContext({ cert, key });
      isReady = true;
    },
    accept,
    close: () => {
      for (const socket of early.values()) socket.destroy();
      for (const session of sessions) session.close();
    },
  };
}
