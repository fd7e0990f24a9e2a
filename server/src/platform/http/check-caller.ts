import { cardKeyLength, frontendVersion, tabletKeyHeader } from '@neundarter/contract/limits';
import type { Route } from '@neundarter/contract/route';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sentRequestId } from './create-http-server.ts';
import type { Actor, Identify, IdentifyTablet, SentPin } from './handler.ts';
import { RefusedCall } from './problem.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor;
  }
}

/** Maximum length of a PIN, in characters. */
const maxPinLength = 64;

type Done = (error?: Error) => void;

/** Checks request id, frontend version and PIN before the body is read. */
export function checkHeaders(request: FastifyRequest, reply: FastifyReply, done: Done): void {
  reply.header('cache-control', 'no-store');
  const { headers, raw } = request;
  if (headers['x-request-id'] !== undefined && sentRequestId(raw) === null)
    return done(new RefusedCall('error.invalid-request', ['header/x-request-id']));
  if (!isSpokenVersion(headers['x-frontend-version']))
    return done(new RefusedCall('error.version.does-not-match'));
  if ((matchPinOf(request)?.pin.length ?? 0) > maxPinLength)
    return done(new RefusedCall('error.invalid-request', ['header/x-match-pin']));
  done();
}

const [major, minor] = frontendVersion.split('.');
const spokenVersion = new RegExp(`^${major}\\.${minor}\\.\\d+$`);

/** Whether the server accepts this version of the web app. A missing version is accepted, because scripts send none. */
export function isSpokenVersion(version: string | string[] | undefined): boolean {
  return version === undefined || (typeof version === 'string' && spokenVersion.test(version));
}

/**
 * Identifies the caller and checks the route's `caller`. A missing token is allowed here, an invalid one is refused. The key of a
 * tablet adds what the tablet may; with one that does not work any more, the call has the rights of its caller alone.
 */
export function authenticate(route: Route, identify: Identify, identifyTablet: IdentifyTablet) {
  return (request: FastifyRequest, _reply: FastifyReply, done: Done): void => {
    const finish = (actor: Actor | null) => {
      if (actor === null) return done(new RefusedCall('error.unauthorized'));
      request.actor = actor;
      if (route.caller !== 'anyone' && actor.kind === 'anyone')
        return done(new RefusedCall('error.unauthorized'));
      if ((route.caller === 'user' || route.caller === 'account') && actor.kind !== 'user')
        return done(new RefusedCall('error.insufficient-permissions'));
      if (route.caller === 'user' && actor.kind === 'user' && !actor.isVerified)
        return done(new RefusedCall('error.login.email-not-verified'));
      done();
    };
    const { authorization } = request.headers;
    const key = tabletKeyOf(request);
    if (authorization === undefined && key === null) return finish({ kind: 'anyone' });
    identifyCaller(authorization, identify)
      .then(async (actor) => {
        const tablet = actor === null || key === null ? null : await identifyTablet(key);
        return actor === null || tablet === null ? actor : { ...actor, tablet };
      })
      .then(finish, done);
  };
}

async function identifyCaller(authorization: string | undefined, identify: Identify): Promise<Actor | null> {
  if (authorization === undefined) return { kind: 'anyone' };
  const token = /^Bearer ([\w.~+/=-]{1,512})$/i.exec(authorization)?.[1];
  // A malformed header is treated as an unknown token.
  return identify(token ?? '');
}

const tabletKey = new RegExp(`^[\\w-]{${cardKeyLength}}$`);

/** The key of the tablet that a call comes from; null for none, or one that cannot be right. */
function tabletKeyOf(request: FastifyRequest): string | null {
  const key = request.headers[tabletKeyHeader];
  return typeof key === 'string' && tabletKey.test(key) ? key : null;
}

/** The PIN of a call; null for none. */
export function matchPinOf(request: FastifyRequest): SentPin | null {
  const pin = request.headers['x-match-pin'];
  return typeof pin === 'string' && pin !== '' ? { pin, clientAddress: request.ip } : null;
}
