import { apiBasePath } from '@neundarter/contract/limits';
import type { Route } from '@neundarter/contract/route';
import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify';
import type { TakeTurn } from '../turns.ts';
import { answerOtherMethods } from './answer-other-methods.ts';
import { callKindOf, type LimitCalls } from './call-limits.ts';
import { authenticate, checkHeaders, matchPinOf } from './check-caller.ts';
import type { Call, Handler, Identify, IdentifyTablet } from './handler.ts';
import { sendRefusal } from './problem.ts';
import { readFile, takeFiles } from './read-file.ts';
import { readParts } from './read-parts.ts';
import { notePreference, prefersMinimal } from './read-preference.ts';
import { sendAnswer } from './send-answer.ts';
import type { ShareAnswers } from './share-answers.ts';

/** Maximum requests per time window and client address. */
export type RateLimit = { readonly max: number; readonly timeWindowMs: number };

/** What `bindRoutes` needs besides the contract. Keys of the exceptions are names of routes. */
export type Binding = {
  readonly identify: Identify;
  /** By default no call comes from a tablet. */
  readonly identifyTablet?: IdentifyTablet;
  readonly identifyFor?: { readonly [name: string]: Identify };
  readonly rateLimits?: { readonly [name: string]: RateLimit };
  /** Limits the calls per caller; by default they are not limited. */
  readonly limitCalls?: LimitCalls | undefined;
  /** Shares answers of reads that many make at once; by default every caller gets their own. */
  readonly shareAnswers?: ShareAnswers;
  /** Lets reads that arrive together take turns with everything else. */
  readonly takeTurn?: TakeTurn;
};

type AnyRoutes = { readonly [name: string]: Route };
// Each handler has the types of its own route; this is the only common type of all handlers.
// oxlint-disable-next-line typescript/no-explicit-any -- see above
type AnyHandlers = { readonly [name: string]: Handler<any> };

/** Binds every route of the contract to its handler. Token, version and schema are checked before the handler runs. */
export function bindRoutes(
  app: FastifyInstance,
  bound: { readonly routes: AnyRoutes; readonly handlers: AnyHandlers },
  binding: Binding,
): void {
  if (!app.hasRequestDecorator('actor')) app.decorateRequest('actor');
  const withFile: Bound[] = [];
  for (const [name, route] of Object.entries(bound.routes)) {
    const handler = bound.handlers[name];
    if (handler === undefined) throw new Error(`No handler for the route ${name}`);
    if (route.file === undefined) bindRoute(app, { name, route, handler }, binding);
    else withFile.push({ name, route, handler });
  }
  takeFiles(app, (inner) => {
    for (const one of withFile) bindRoute(inner, one, binding);
  });
  const methods = Map.groupBy(Object.values(bound.routes).map(splitAddress), ({ url }) =>
    url.replace(/\/$/, ''),
  );
  for (const [url, routes] of methods)
    answerOtherMethods(
      app,
      url,
      routes.map(({ method }) => String(method)),
    );
}

/** Splits `PATCH /matches/{id}/start` into its method and its path below the API's base. */
export function splitAddress(route: Route): { readonly method: HTTPMethods; readonly url: string } {
  const [method, path] = route.address.split(' ') as [HTTPMethods, string];
  return { method, url: apiBasePath + path.replaceAll(/\{(\w+)\}/g, ':$1') };
}

type Bound = { readonly name: string; readonly route: Route; readonly handler: Handler<Route> };

function bindRoute(app: FastifyInstance, { name, route, handler }: Bound, binding: Binding): void {
  const identify = binding.identifyFor?.[name] ?? binding.identify;
  const rateLimit = binding.rateLimits?.[name];
  const limit = binding.limitCalls?.(name, route);
  const share = binding.shareAnswers?.(name);
  const isRead = route.address.startsWith('GET ');
  const isBig = !isRead && callKindOf(name, route) !== 'turn';
  const turnOf = (request: FastifyRequest) => binding.takeTurn?.(callerOf(request));
  const { method, url } = splitAddress(route);
  app.route({
    method,
    url,
    schema: {
      ...(route.params && { params: route.params }),
      ...(route.query && { querystring: route.query }),
      ...(route.body && { body: route.body }),
    },
    ...(route.maxBodyBytes !== undefined && { bodyLimit: route.maxBodyBytes }),
    config: rateLimit ? { rateLimit: { max: rateLimit.max, timeWindow: rateLimit.timeWindowMs } } : {},
    onRequest: [
      (request, reply, done) => {
        request.pattern = url;
        // Pages of others may read what everybody may, and nothing for somebody: no token passes with it.
        if (isRead && route.caller === 'anyone' && request.headers.authorization === undefined)
          reply.header('access-control-allow-origin', '*');
        done();
      },
      checkHeaders,
      authenticate(route, identify, binding.identifyTablet ?? noTablet),
      ...(limit === undefined ? [] : [limit]),
    ],
    preValidation: readParts(route),
    handler: async (request, reply) => {
      // Whoever needs not wait goes on at once: the time of its work decides about the next one.
      const before = isRead ? turnOf(request) : undefined;
      if (before !== undefined) await before;
      const file = route.file && (await readFile(request, route.file));
      const call = callOf(request, route);
      const answer = () => handler(file ? { ...call, file } : call);
      const result = await (share === undefined ? answer() : share(call, answer));
      // Commands that share a commit have their answers at the same moment.
      const after = isBig ? turnOf(request) : undefined;
      if (after !== undefined) await after;
      notePreference(reply, route, result.ok && call.prefersMinimal);
      if (result.ok) return sendAnswer(request, reply, result.value);
      const { error } = result;
      return sendRefusal(request, reply, typeof error === 'string' ? { code: error, fields: [] } : error);
    },
  });
}

const noTablet: IdentifyTablet = async () => null;

/** Whose calls wait in one row. */
const callerOf = ({ actor, ip }: FastifyRequest): string => (actor.kind === 'anyone' ? ip : actor.id);

function callOf(request: FastifyRequest, route: Route): Call<Route> {
  const ifNoneMatch = request.headers['if-none-match'];
  const call = {
    params: request.params as undefined,
    query: request.query as undefined,
    body: request.body as undefined,
    actor: request.actor,
    requestId: request.id,
    matchPin: matchPinOf(request),
    clientAddress: request.ip,
    prefersMinimal: route.minimalAnswer !== undefined && prefersMinimal(request.headers['prefer']),
  };
  return ifNoneMatch === undefined ? call : { ...call, ifNoneMatch };
}
