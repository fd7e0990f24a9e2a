import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics.ts';
import { isSpokenVersion } from './check-caller.ts';
import { type Encoding, encodingFor, minCompressedBytes, packedOf, weakTag } from './compressed-text.ts';
import { sentRequestId } from './create-http-server.ts';
import type { RawJson } from './handler.ts';
import { securityHeaders, type Transport } from './security-headers.ts';
import { isKnownTag } from './send-answer.ts';

/** The ready answer for a path (from the root, without a query) that everybody may read; null if there is none. */
export type ReadyAnswer = (path: string) => { readonly route: string; readonly answer: RawJson } | null;

/**
 * Sends answers that hundreds of scoreboards request in the same second without router, hooks and validation, which
 * take as long as the answer itself. All other requests are handled as usual.
 */
export function sendReadyAnswers(
  app: FastifyInstance,
  { metrics, transport, readyAnswer }: { metrics: Metrics; transport: Transport; readyAnswer: ReadyAnswer },
): void {
  const { server } = app;
  const usual = server.listeners('request') as RequestListener[];
  const headersOf = securityHeaders(transport);
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });

  const trySend = (request: IncomingMessage, response: ServerResponse): boolean => {
    if (isClosing || request.method !== 'GET' || !isPlain(request)) return false;
    const beganAt = performance.now();
    const path = request.url ?? '';
    const ready = readyAnswer(path);
    if (ready === null) return false;
    const { bytes, etag } = ready.answer;
    const status = isKnownTag(request.headers['if-none-match'], etag) ? 304 : 200;
    const requestId = sentRequestId(request) ?? randomUUID();
    const headers = {
      ...headersOf(path, request.socket),
      'x-request-id': requestId,
      etag,
      'cache-control': 'no-cache',
      'access-control-allow-origin': '*',
      ...(status === 200 && { 'content-type': 'application/json; charset=utf-8' }),
      ...(status === 200 && bytes.length >= minCompressedBytes && { vary: 'Accept-Encoding' }),
    };
    const encoding = encodingFor({ bytes }, request.headers['accept-encoding']);
    if (status === 304) response.writeHead(status, headers).end();
    else if (encoding === null) sendPlain(response, headers, bytes);
    else void sendCompressed(response, { headers, bytes, encoding });
    const durationMs = performance.now() - beganAt;
    metrics.observeRequest({ method: 'GET', route: ready.route, status, durationMs });
    return true;
  };

  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (!trySend(request, response)) for (const listener of usual) listener(request, response);
  });
}

type Headers = Readonly<Record<string, string>>;

function sendPlain(response: ServerResponse, headers: Headers, bytes: Buffer): void {
  const { text, encoding } = textOf(bytes);
  response.writeHead(200, { ...headers, 'content-length': bytes.length }).end(text, encoding);
}

type Compressed = { readonly headers: Headers; readonly bytes: Buffer; readonly encoding: Encoding };

/** The same bytes are compressed once, and sent to all who ask for them. */
async function sendCompressed(
  response: ServerResponse,
  { headers, bytes, encoding }: Compressed,
): Promise<void> {
  try {
    const packed = await packedOf(bytes).as(encoding);
    const etag = weakTag(headers['etag'] ?? '');
    const more = { etag, 'content-encoding': encoding, 'content-length': packed.length };
    response.writeHead(200, { ...headers, ...more }).end(packed);
  } catch {
    response.destroy();
  }
}

type Text = { readonly text: string; readonly encoding: 'latin1' | 'utf8' };

const texts = new WeakMap<Buffer, Text>();

/**
 * An answer as text, which Node sends together with the headers in one write. It is decoded once, and text without umlauts
 * is written as it is.
 */
function textOf(bytes: Buffer): Text {
  const known = texts.get(bytes);
  if (known !== undefined) return known;
  const text = bytes.toString('utf8');
  const made: Text = { text, encoding: text.length === bytes.length ? 'latin1' : 'utf8' };
  texts.set(bytes, made);
  return made;
}

/** Whether the request needs no further check: no token, no PIN, no body, and a valid version and request id. */
function isPlain(request: IncomingMessage): boolean {
  const { headers } = request;
  return (
    headers.authorization === undefined &&
    headers['x-match-pin'] === undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    headers.upgrade === undefined &&
    isSpokenVersion(headers['x-frontend-version']) &&
    (headers['x-request-id'] === undefined || sentRequestId(request) !== null)
  );
}
