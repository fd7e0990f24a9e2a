import type { Route } from '@neundarter/contract/route';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { IsOptional } from 'typebox';
import { coercerOf } from './coerce-strings.ts';
import { RefusedCall } from './problem.ts';

type Done = (error?: Error) => void;

/** Whether a route has an optional body. */
export function isBodyOptional(route: Route): boolean {
  return route.body !== undefined && IsOptional(route.body);
}

/** Converts query and path to their types, and refuses a body if the route takes none, as all unknown input. */
export function readParts(route: Route) {
  const coerceQuery = coercerOf(route.query);
  const coerceParams = coercerOf(route.params);
  const optionalBody = isBodyOptional(route);
  return (request: FastifyRequest, _reply: FastifyReply, done: Done): void => {
    if (route.params) request.params = coerceParams(request.params as Record<string, unknown>);
    if (route.query) request.query = coerceQuery(request.query as Record<string, unknown>);
    else if (hasEntries(request.query))
      return done(new RefusedCall('error.invalid-request', namesOf(request.query, 'query')));
    // `null` is a body, too, and none that a schema allows.
    if (optionalBody && request.body === undefined) request.body = {};
    if (route.body === undefined && route.file === undefined && isBody(request.body))
      return done(new RefusedCall('error.invalid-request', namesOf(request.body, '')));
    done();
  };
}

/** Whether something was sent; an empty object counts as nothing. */
function isBody(body: unknown): boolean {
  return body === null || hasEntries(body);
}

function hasEntries(value: unknown): boolean {
  if (value === undefined || value === null) return false;
  return typeof value !== 'object' || Array.isArray(value) || Object.keys(value).length > 0;
}

function namesOf(value: unknown, prefix: string): readonly string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return ['/'];
  return Object.keys(value)
    .slice(0, 20)
    .map((name) => `${prefix}/${name}`);
}
