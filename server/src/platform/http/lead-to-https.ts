import type { FastifyInstance } from 'fastify';
import { isEncrypted } from './security-headers.ts';

/**
 * Leads a browser that opened a page by plain http under a name that every browser trusts to the same page by https. Who
 * came by another name or a number stays there: that way works without the internet, and has no certificate.
 * @param trustedAddress the address of a name, if it is trusted now; otherwise null
 */
export function leadToHttps(app: FastifyInstance, trustedAddress: (name: string) => string | null): void {
  app.addHook('onRequest', (request, reply, done) => {
    const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html') === true;
    const name = request.headers.host?.replace(/:\d+$/, '').toLowerCase();
    const isPlain = !isEncrypted(request.raw.socket) && request.protocol !== 'https';
    const address = isPage && isPlain && name !== undefined ? trustedAddress(name) : null;
    if (address === null) return done();
    reply.redirect(address + request.url, 307);
  });
}
