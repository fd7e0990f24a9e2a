import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { maxBodyBytes, requestIdPattern } from '@neundarter/contract/limits';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { compileAtNeed, loadCompilerAtNeed } from './compile-at-need.ts';
import type { FieldSchema } from './fits-schema.ts';
import type { Refusal } from './handler.ts';
import { offendingFields, type RefusedPart } from './offending-fields.ts';
import { RefusedCall, sendRefusal } from './problem.ts';
import { securityHeaders, type Transport } from './security-headers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Time of arrival by `performance.now()`, in ms. */
    beganAt: number;
    /** Pattern of the bound route; `other` for files, pages and unknown addresses. */
    pattern: string;
  }
}

type HttpServerParts = {
  readonly log: Log;
  readonly metrics: Metrics;
  readonly transport: Transport;
  /**
   * Seconds until another try makes sense, if an exception means that the database or another service is temporarily
   * not available; otherwise null.
   */
  readonly unavailableForS: (error: unknown) => number | null;
  /** Addresses and networks of reverse proxies, whose headers name the client. */
  readonly trustedProxies: readonly string[];
};

/** Maximum time for a request to arrive, in ms; slow senders must not keep connections forever. */
const requestTimeoutMs = 30_000;

/**
 * Idle time before the server closes a connection, in ms; longer than the usual 60 s of reverse proxies, which must
 * close first.
 */
const keepAliveTimeoutMs = 72_000;

const requestId = new RegExp(requestIdPattern);

/** The request id that the client sent; null if missing or malformed. */
export function sentRequestId(raw: IncomingMessage): string | null {
  const sent = raw.headers['x-request-id'];
  return typeof sent === 'string' && requestId.test(sent) ? sent : null;
}

/** The HTTP server with everything that applies to all answers, but without routes. */
export function createHttpServer(parts: HttpServerParts): FastifyInstance {
  const app = Fastify({
    logger: false,
    genReqId: (raw) => sentRequestId(raw) ?? randomUUID(),
    bodyLimit: maxBodyBytes,
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: keepAliveTimeoutMs,
    return503OnClosing: false,
    trustProxy: [...parts.trustedProxies],
    routerOptions: { ignoreTrailingSlash: true },
    schemaController: { compilersFactory: compileAtNeed },
    ajv: {
      // The verdict stops at the first fault: collecting all of them costs strangers nothing and the server seconds.
      customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: true, allErrors: false },
    },
    frameworkErrors: (error, request, reply) => {
      sendRefusal(request, reply, refusalOf(error, request) ?? { code: 'error.api.500', fields: [] });
    },
    clientErrorHandler: (error, socket) => {
      if (!socket.writable || ('code' in error && error.code === 'ECONNRESET')) return;
      const body = 'error.invalid-request';
      const head = `HTTP/1.1 400 Bad Request\r\ncontent-type: text/plain\r\nconnection: close`;
      socket.end(`${head}\r\ncontent-length: ${body.length}\r\n\r\n${body}`);
    },
  });
  loadCompilerAtNeed(app);
  parseJsonOnly(app);
  setHeaders(app, parts.transport);
  watchAnswers(app, parts.metrics);
  app.setErrorHandler<FastifyError>((error, request, reply) => answerError(parts, error, { request, reply }));
  return app;
}

/** Accepts only JSON bodies. An empty body counts as no body, whatever its content type is. */
function parseJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, undefined);
    return parse(request, text, done);
  });
}

function setHeaders(app: FastifyInstance, transport: Transport): void {
  const headersOf = securityHeaders(transport);
  app.decorateRequest('beganAt', 0);
  app.decorateRequest('pattern', 'other');
  app.addHook('onRequest', (request, reply, done) => {
    request.beganAt = performance.now();
    reply.headers(headersOf(request.url, request.raw.socket));
    reply.header('x-request-id', request.id);
    done();
  });
}

/** Interval at which idle connections are closed during the shutdown, in ms. */
const closeIdleEveryMs = 50;

/**
 * Measures every answer when it is ready; measuring after it was sent would cost a tenth of the throughput.
 *
 * Closing waits for every connection. During the shutdown, answers tell the client to close the connection; connections
 * that stay open are closed as soon as they are idle.
 */
function watchAnswers(app: FastifyInstance, metrics: Metrics): void {
  let isClosing = false;
  let timer: NodeJS.Timeout | undefined;
  // oxlint-disable-next-line max-params -- the shape of this hook
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    metrics.observeRequest({
      method: request.method,
      route: request.pattern,
      status: reply.statusCode,
      durationMs: performance.now() - request.beganAt,
    });
    done();
  });
  app.addHook('preClose', (done) => {
    isClosing = true;
    timer = setInterval(() => app.server.closeIdleConnections(), closeIdleEveryMs);
    done();
  });
  app.addHook('onClose', (_instance, done) => {
    clearInterval(timer);
    done();
  });
}

type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply };

function answerError(
  parts: HttpServerParts,
  error: FastifyError,
  { request, reply }: Exchange,
): FastifyReply {
  const refusal = refusalOf(error, request);
  if (refusal !== null) return sendRefusal(request, reply, refusal);
  const route = `${request.method} ${request.pattern}`;
  const retryAfterS = parts.unavailableForS(error);
  parts.log.error(
    { err: error, requestId: request.id, route },
    retryAfterS === null ? 'exception' : 'unavailable',
  );
  return sendRefusal(
    request,
    reply,
    retryAfterS === null
      ? { code: 'error.api.500', fields: [] }
      : { code: 'error.api.unavailable', fields: [], retryAfterS },
  );
}

/** The refusal for an error of a hook, of the schema or of the parser; null for any other exception. */
function refusalOf(error: FastifyError, request: FastifyRequest): Refusal | null {
  if (error instanceof RefusedCall) return error.refusal;
  if (error.validation)
    return {
      code: 'error.invalid-request',
      fields: offendingFields(refusedPart(request, error.validationContext)),
    };
  const status = error.statusCode ?? 500;
  if (status === 413) return { code: 'error.request-too-large', fields: [] };
  if (status === 429) return { code: 'error.too-many-requests', fields: [] };
  return status >= 400 && status < 500 ? { code: 'error.invalid-request', fields: [] } : null;
}

/** The part of a request that does not fit its schema. */
function refusedPart(request: FastifyRequest, context: string | undefined): RefusedPart {
  const schema = (request.routeOptions.schema ?? {}) as { readonly [part: string]: FieldSchema };
  if (context === 'params') return { part: context, schema: schema['params'] ?? {}, value: request.params };
  if (context === 'querystring')
    return { part: context, schema: schema['querystring'] ?? {}, value: request.query };
  return { part: 'body', schema: schema['body'] ?? {}, value: request.body };
}
