import type { Server as HttpServer } from 'node:http';
import type { Socket } from 'node:net';
import { createSecureContext, createServer as createTls, type SecureContext } from 'node:tls';

/** Where an ACME server asks over http. */
const httpPath = '/.well-known/acme-challenge/';

/** The protocol in which an ACME server asks over TLS. */
const alpnProtocol = 'acme-tls/1';

type Listener = (...of: unknown[]) => void;

/** What an ACME server is told that checks whether a name belongs to this server; empty except during an order. */
export type ChallengeAnswers = ReturnType<typeof createChallengeAnswers>;

export function createChallengeAnswers() {
  /** Texts by the token in the path. */
  const texts = new Map<string, string>();
  /** Certificates for the check alone, by name. */
  const contexts = new Map<string, SecureContext>();
  const tls = createTls({
    ALPNProtocols: [alpnProtocol],
    SNICallback: (name, done) => done(null, contexts.get(name)),
  });
  tls.on('secureConnection', (socket) => socket.end());
  tls.on('tlsClientError', (_error, socket) => socket.destroy());

  return {
    setText: (token: string, text: string) => void texts.set(token, text),
    removeText: (token: string) => void texts.delete(token),
    setCertificate: (name: string, pair: { readonly cert: Buffer; readonly key: Buffer }) =>
      void contexts.set(name, createSecureContext(pair)),
    removeCertificate: (name: string) => void contexts.delete(name),
    /** Answers the paths of known tokens; everything else goes where it went before. */
    answerHttp: (server: HttpServer): void => {
      const others = server.listeners('request') as Listener[];
      server.removeAllListeners('request');
      server.on('request', (request, response) => {
        const { url = '' } = request;
        const text = url.startsWith(httpPath) ? texts.get(url.slice(httpPath.length)) : undefined;
        if (text === undefined) for (const other of others) other.call(server, request, response);
        else response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(text);
      });
    },
    /** Whether the beginning of connections has to be read. */
    isAskedOverTls: () => contexts.size > 0,
    /** Whether a connection with this beginning is the check of an ACME server. */
    isCheck: (hello: Buffer) => contexts.size > 0 && hello.includes(alpnProtocol),
    answerTls: (socket: Socket) => void tls.emit('connection', socket),
  };
}
