import type { FastifyInstance, HTTPMethods } from 'fastify';
import { sendRefusal } from './problem.ts';

const allMethods: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Answers `OPTIONS` at an address with its methods, and all methods that it does not have with 405 before a body is
 * read. It allows other origins nothing, so they can make only the simplest reads, without a token.
 */
export function answerOtherMethods(app: FastifyInstance, url: string, methods: readonly string[]): void {
  const known = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  const allow = [...known, 'OPTIONS'].join(', ');
  app.options(url, (_request, reply) => reply.header('allow', allow).code(204).send());
  const others = allMethods.filter((method) => !known.includes(String(method)));
  app.route({
    method: others,
    url,
    exposeHeadRoute: false,
    onRequest: (request, reply) => {
      reply.header('allow', allow);
      sendRefusal(request, reply, { code: 'error.method-not-allowed', fields: [] });
    },
    handler: async () => undefined,
  });
}
