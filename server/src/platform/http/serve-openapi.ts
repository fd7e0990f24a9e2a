import { createHash } from 'node:crypto';
import { setImmediate as turnOfOthers } from 'node:timers/promises';
import { apiBasePath } from '@neundarter/contract/limits';
import type { Route } from '@neundarter/contract/route';
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import { answerOtherMethods } from './answer-other-methods.ts';
import { splitAddress } from './bind-routes.ts';
import type { RawJson } from './handler.ts';
import { requestOf, responsesOf } from './openapi-schemas.ts';
import { isBodyOptional } from './read-parts.ts';
import { sendAnswer } from './send-answer.ts';

type ApiDescription = {
  readonly routes: { readonly [name: string]: Route };
  /** Names of the routes with a rate limit. */
  readonly rateLimited: readonly string[];
  readonly version: string;
};

/** `GET /api/v1/openapi.json`, built from the schemas of the routes at the first request, and compressed once. */
export function serveOpenApi(app: FastifyInstance, description: ApiDescription): void {
  let made: Promise<RawJson> | undefined;
  app.get(`${apiBasePath}/openapi.json`, async (request, reply) => {
    made ??= describeApi(description).then(asRaw);
    return sendAnswer(request, reply, await made);
  });
  answerOtherMethods(app, `${apiBasePath}/openapi.json`, ['GET']);
}

/** Calls that are described, or written as text, in one piece of work: about 5 ms, the first ones 20 ms. */
const callsPerPiece = 4;

/** Entries in pieces, between which other callers get their turn. */
async function* inPieces<Entry>(entries: readonly Entry[]): AsyncGenerator<readonly Entry[]> {
  for (let start = 0; start < entries.length; start += callsPerPiece) {
    await turnOfOthers();
    yield entries.slice(start, start + callsPerPiece);
  }
}

async function asRaw({ paths, ...document }: Document): Promise<RawJson> {
  const written: string[] = [];
  for await (const piece of inPieces(Object.entries(paths)))
    written.push(...piece.map(([path, one]) => `${JSON.stringify(path)}:${JSON.stringify(one)}`));
  const text = `${JSON.stringify(document).slice(0, -1)},"paths":{${written.join(',')}}}`;
  const bytes = Buffer.from(text);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return { kind: 'raw', bytes, etag: `"${hash}"` };
}

/** The OpenAPI 3.1 document. Other calls are served while it is made. */
export async function describeApi(description: ApiDescription): Promise<Document> {
  const paths: Document['paths'] = {};
  // Loading the plug-in takes about 40 ms, so nothing else belongs to the same piece of work.
  await import('@fastify/swagger');
  let document: Document | undefined;
  for await (const piece of inPieces(Object.entries(description.routes))) {
    document = await describeSome(piece, description);
    for (const [path, methods] of Object.entries(document.paths))
      paths[path] = { ...paths[path], ...methods };
  }
  return mend({ ...document, paths }, description.routes);
}

/** The document of some routes. It uses a separate server that never listens, so that the real one starts faster. */
async function describeSome(
  routes: readonly (readonly [string, Route])[],
  { rateLimited, version }: ApiDescription,
): Promise<Document> {
  const { default: swagger } = await import('@fastify/swagger');
  const app = Fastify();
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
  await app.register(swagger, { openapi: frame(version) });
  for (const [name, route] of routes) app.route(describedRoute(name, route, rateLimited.includes(name)));
  await app.ready();
  const document = app.swagger();
  await app.close();
  return document as unknown as Document;
}

function describedRoute(name: string, route: Route, isRateLimited: boolean): RouteOptions {
  const { method, url } = splitAddress(route);
  return {
    method,
    url: url.slice(apiBasePath.length),
    exposeHeadRoute: false,
    schema: {
      operationId: name,
      summary: route.summary,
      tags: [route.tag],
      // The empty alternative means that no token is needed.
      security: route.caller === 'anyone' ? [{}, { token: [] }] : [{ token: [] }],
      ...requestOf(route),
      response: responsesOf(route, isRateLimited),
    },
    handler: async () => undefined,
  };
}

type Operation = {
  operationId: string;
  requestBody?: { required?: boolean };
  responses: { [status: string]: { content?: unknown } };
};
type Document = { paths: { [path: string]: { [method: string]: Operation } } };

/** Corrects two faults of the plug-in: it marks every body as required, and gives a body to answers without one. */
function mend(document: Document, routes: ApiDescription['routes']): Document {
  for (const operation of Object.values(document.paths).flatMap(Object.values<Operation>)) {
    const route = routes[operation.operationId];
    if (route && operation.requestBody && isBodyOptional(route)) operation.requestBody.required = false;
    delete operation.responses['204']?.content;
  }
  return document;
}

function frame(version: string) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Neundarter',
      version,
      description:
        'Darts for German-speaking clubs. Refusals are bare codes as text, or problem documents for those who ask ' +
        'for application/problem+json. Trailing slashes make no difference; an unknown field or filter is refused.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: apiBasePath }],
    components: {
      securitySchemes: {
        token: {
          type: 'http' as const,
          scheme: 'bearer',
          description: 'a guest token of GET /login/guest, or the token of a signed-in user',
        },
      },
    },
  };
}
