import { isDeepStrictEqual } from 'node:util';
import { type ErrorCode, errorStatus } from '@neundarter/contract/errors';
import {
  appVersion,
  entryCountHeader,
  frontendVersion,
  maxBodyBytes,
  requestIdPattern,
  tabletKeyHeader,
  tabletKeyPattern,
} from '@neundarter/contract/limits';
import type { Route } from '@neundarter/contract/route';
import type { TSchema } from 'typebox';
import { isBodyOptional } from './read-parts.ts';

type Json = { readonly [key: string]: unknown };

/**
 * The schema in the dialect of OpenAPI 3.1. Tuples become lists of a fixed length, because many tools cannot read
 * tuples; where their places differ, each may have any of them.
 */
function toOpenApiSchema(schema: TSchema): Json {
  return convert(JSON.parse(JSON.stringify(schema))) as Json;
}

function convert(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(convert);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, convert(one)] as const);
  const converted: Json = Object.fromEntries(entries);
  if (!Array.isArray(converted['items'])) return converted;
  const { items, additionalItems: _, ...rest } = converted;
  const places = items as readonly unknown[];
  const kinds = places.filter(
    (place, at) => places.findIndex((other) => isDeepStrictEqual(place, other)) === at,
  );
  const each = kinds.length === 1 ? kinds[0] : { anyOf: kinds };
  return { ...rest, items: each, minItems: places.length, maxItems: places.length };
}

/** Shape of `Accept: application/problem+json`. */
const problemSchema = (codes: readonly ErrorCode[], status: number): Json => ({
  type: 'object',
  additionalProperties: false,
  required: ['type', 'title', 'status', 'code', 'detail'],
  properties: {
    type: { type: 'string', const: 'about:blank' },
    title: { type: 'string', enum: codes },
    status: { type: 'integer', const: status },
    code: { type: 'string', enum: codes },
    detail: { type: 'string', description: 'for programmers, in English' },
    reason: {
      type: 'string',
      enum: codes,
      description: 'the precise code, if an old browser gets a different one',
    },
    fields: { type: 'array', items: { type: 'string' }, description: 'the fields that are wrong' },
    matchId: { type: 'string', description: 'the other match that caused the refusal' },
  },
});

const requestIdHeader: Json = { 'x-request-id': { type: 'string', description: 'the id of the request' } };

/** Every code this route can answer. */
function errorCodesOf(route: Route, isRateLimited: boolean): readonly ErrorCode[] {
  const codes: ErrorCode[] = ['error.invalid-request', 'error.unauthorized', 'error.version.does-not-match'];
  if (route.caller !== 'anyone') codes.push('error.insufficient-permissions');
  if (route.caller === 'user') codes.push('error.login.email-not-verified');
  if (route.body) codes.push('error.request-too-large');
  // The same request id was used for two kinds of change.
  if (route.isIdempotent) codes.push('error.id-already-exists');
  if (route.isExport) codes.push('error.export.already-running');
  if (isRateLimited) codes.push('error.too-many-requests');
  codes.push('error.api.500', 'error.api.unavailable', ...route.errors);
  return [...new Set(codes)];
}

/** Answers by status, for a route's `response`. */
export function responsesOf(route: Route, isRateLimited: boolean): Json {
  const byStatus = Map.groupBy(errorCodesOf(route, isRateLimited), (code) => errorStatus[code]);
  const refusals = [...byStatus].map(([status, codes]) => [String(status), refusalResponse(status, codes)]);
  return { ...successResponse(route), ...Object.fromEntries(refusals) };
}

function successResponse(route: Route): Json {
  if (!route.answer)
    return { 204: { description: 'Done; the answer has no body', headers: requestIdHeader } };
  return {
    200: {
      description: route.summary,
      headers: {
        ...requestIdHeader,
        ...(route.minimalAnswer && preferenceHeaders),
        ...(route.isExport && { [entryCountHeader]: entryCountDescription }),
      },
      content: contentOf(route, answerSchema(route.answer, route.minimalAnswer)),
    },
    ...(route.isAnswerOptional && { 204: { description: 'Nothing found', headers: requestIdHeader } }),
  };
}

const entryCountDescription: Json = { type: 'integer', description: 'number of entries in the file' };

const preferenceHeaders: Json = {
  'preference-applied': { type: 'string', description: '`return=minimal` if this is the minimal answer' },
  vary: { type: 'string', description: '`Prefer`' },
};

function answerSchema(whole: TSchema, minimal: TSchema | undefined): Json {
  if (minimal === undefined) return toOpenApiSchema(whole);
  return { anyOf: [toOpenApiSchema(whole), toOpenApiSchema(minimal)] };
}

function contentOf({ answerTypes }: Route, schema: Json): Json {
  if (answerTypes !== undefined) {
    const isText = schema['type'] === 'string';
    const json = isText ? { type: 'array', items: { type: 'object' } } : schema;
    const text = isText ? schema : { type: 'string' };
    return Object.fromEntries(
      answerTypes.map((type) => [type, { schema: type === 'application/json' ? json : text }]),
    );
  }
  // An answer that is not JSON is a picture.
  return { [schema['format'] === 'binary' ? 'image/webp' : 'application/json']: { schema } };
}

function refusalResponse(status: number, codes: readonly ErrorCode[]): Json {
  const retry = status === 429 || status === 503;
  return {
    description: codes.join(', '),
    headers: retry
      ? { ...requestIdHeader, 'retry-after': { type: 'integer', description: 's' } }
      : requestIdHeader,
    content: {
      'text/plain': { schema: { type: 'string', enum: codes } },
      'application/problem+json': { schema: problemSchema(codes, status) },
    },
  };
}

/** Headers that a client may send. */
function requestHeadersOf(route: Route): Json {
  const properties = {
    'x-frontend-version': {
      type: 'string',
      description:
        'version of the calls of the web app; a different major.minor than the server’s is refused; scripts leave it out',
      examples: [frontendVersion],
    },
    'x-app-version': {
      type: 'string',
      description:
        'version of the web app; with `x-frontend-version` but without this header, or with one that is no version, refusals carry only error codes from before 2.0.0',
      examples: [appVersion],
    },
    'x-request-id': {
      type: 'string',
      pattern: requestIdPattern,
      description: route.isIdempotent
        ? 'a repeated call with the same id changes nothing more'
        : 'comes back with the answer',
    },
    ...(route.tag === 'matches' && route.caller !== 'anyone' && { 'x-match-pin': pinHeader }),
    ...((route.tag === 'matches' || route.tag === 'devices') && { [tabletKeyHeader]: tabletHeader }),
    ...(route.minimalAnswer && { prefer: preferHeader }),
  };
  return { type: 'object', properties };
}

const pinHeader: Json = { type: 'string', maxLength: 64, description: 'PIN of the event, if it has one' };

const tabletHeader: Json = {
  type: 'string',
  pattern: tabletKeyPattern,
  description: 'key of the tablet of a board; one that works no more is ignored',
};

const preferHeader: Json = {
  type: 'string',
  description: '`return=minimal` asks for the minimal answer (RFC 7240)',
  examples: ['return=minimal'],
};

/** Description of a route's request, for its `schema`. */
export function requestOf(route: Route): Json {
  return {
    headers: requestHeadersOf(route),
    ...(route.params && { params: toOpenApiSchema(route.params) }),
    ...(route.query && { querystring: toOpenApiSchema(route.query) }),
    ...(route.body && { body: bodyOf(route.body, isBodyOptional(route)) }),
    ...(route.file && { consumes: ['multipart/form-data'], body: formOf(route.file) }),
  };
}

function formOf({ field, maxBytes }: NonNullable<Route['file']>): Json {
  return {
    type: 'object',
    required: [field],
    properties: { [field]: { type: 'string', format: 'binary', description: `at most ${maxBytes} bytes` } },
  };
}

function bodyOf(body: TSchema, isOptional: boolean): Json {
  const note = isOptional ? 'may be left out' : `at most ${maxBodyBytes} bytes`;
  return { ...toOpenApiSchema(body), description: note };
}
