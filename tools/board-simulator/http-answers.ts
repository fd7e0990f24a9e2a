import type { IncomingMessage, ServerResponse } from 'node:http';

type Answer = { readonly type: string; readonly body: string };

/** The answer for a path; null for an unknown path. */
export type Pages = (path: string) => Answer | null;

export const jsonAnswer = (value: unknown): Answer => ({
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
});

/**
 * Answers requests of pages from any origin, because the page of the app comes from another server. It also answers the
 * preflight request of browsers for access to the private network.
 */
export const answerPages = (pages: Pages) => (request: IncomingMessage, response: ServerResponse) => {
  response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
  response.setHeader('vary', 'origin');
  response.setHeader('cache-control', 'no-store');
  if (request.method === 'OPTIONS') return answerPreflight(request, response);
  if (request.method !== 'GET') return response.writeHead(405, { allow: 'GET, OPTIONS' }).end();
  const page = pages(new URL(request.url ?? '/', 'http://board').pathname);
  if (page === null) return response.writeHead(404).end();
  return response.writeHead(200, { 'content-type': page.type }).end(page.body);
};

function answerPreflight(request: IncomingMessage, response: ServerResponse) {
  response.setHeader('access-control-allow-methods', 'GET, OPTIONS');
  response.setHeader('access-control-max-age', '600');
  const headers = request.headers['access-control-request-headers'];
  if (headers !== undefined) response.setHeader('access-control-allow-headers', headers);
  if (request.headers['access-control-request-private-network'] === 'true')
    response.setHeader('access-control-allow-private-network', 'true');
  return response.writeHead(204).end();
}
