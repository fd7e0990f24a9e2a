import { pageAt } from '@neundarter/contract/pages';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The page that takes along what a device keeps at the plain address, and then goes on at the secure one. */
const wayPath = '/secure';

/**
 * Leads browsers that open a page by plain http to https, under names that every browser trusts. The way goes through a page
 * of the plain address: only there turns, settings and the session of a device can be read, and nothing of them is lost.
 */
export function leadToHttps(app: FastifyInstance, publicNames: () => readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isPlainVisit(request) || !publicNames().includes(hostOf(request))) return;
    const to = `${wayPath}?to=${encodeURIComponent(request.url)}`;
    await reply.header('cache-control', 'no-store').redirect(to, 307);
  });
}

/** Whether a browser opens a page of the app by plain http. A proxy says by which protocol its client came. */
function isPlainVisit(request: FastifyRequest): boolean {
  const { method, protocol, headers, url } = request;
  const path = url.split('?', 1)[0] ?? '';
  return (
    protocol === 'http' &&
    (method === 'GET' || method === 'HEAD') &&
    headers.accept?.includes('text/html') === true &&
    path !== wayPath &&
    pageAt(path) !== null
  );
}

const hostOf = ({ headers }: FastifyRequest): string =>
  (headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
