import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics.ts';
import { isSpokenVersion } from './check-caller.ts';
import { sentRequestId } from './create-http-server.ts';
import type { RawJson } from './handler.ts';
import { securityHeaders } from './security-headers.ts';
import { isKnownTag } from './send-answer.ts';

/** What lies ready for a path (from the root, without a query) and needs no right to be read; null for the usual way. */
export type ReadyAnswer = (path: string) => { readonly route: string; readonly answer: RawJson } | null;

/**
 * Sends what hundreds of scoreboards ask for in the same second before router, hooks and validation have their turn:
 * they take as long as the answer itself. Whatever is unusual about a request goes the usual way.
 */
export function sendReadyAnswers(
  app: FastifyInstance,
  {
    metrics,
    publicUrl,
    readyAnswer,
  }: { metrics: Metrics; publicUrl: string | null; readyAnswer: ReadyAnswer },
): void {
  const { server } = app;
  const usual = server.listeners('request') as RequestListener[];
  const headersOf = securityHeaders(publicUrl);
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
    const text = bytes.toString('utf8');
    response.writeHead(status, {
      ...headersOf(path),
      'x-request-id': requestId,
      etag,
      'cache-control': 'no-cache',
      ...(status === 200 && {
        'content-type': 'application/json; charset=utf-8',
        'content-length': bytes.length,
      }),
    });
    response.end(status === 200 ? text : undefined);
    const durationMs = performance.now() - beganAt;
    metrics.observeRequest({ method: 'GET', route: ready.route, status, durationMs });
    return true;
  };

  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (!trySend(request, response)) for (const listener of usual) listener(request, response);
  });
}

/** Nothing to check but what is checked here: no token, no PIN, no body, a version and an id that may be. */
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
