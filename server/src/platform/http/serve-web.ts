import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pagePolicy } from './page-policy.ts';
import { sendRefusal } from './problem.ts';

/** Cache header of files whose name contains a hash of the content, so they never change. A year, in seconds. */
const forever = 'public, max-age=31536000, immutable';

/** Cache header of files that decide which version of the app runs; browsers must ask for them every time. */
const askAgain = 'no-cache';

/** Cache header of sounds and icons; the app's offline cache knows their versions. A day, in seconds. */
const forADay = 'public, max-age=86400';

/**
 * Serves the built web app, and its first page for every address of a screen.
 * @param folder folder of the build; if it is missing, pages say so and the API still works
 */
export async function serveWeb(app: FastifyInstance, folder: string): Promise<void> {
  const isBuilt = existsSync(join(folder, 'index.html'));
  if (isBuilt) {
    const policy = pagePolicy(await readFile(join(folder, 'index.html'), 'utf8'));
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      redirect: false,
      dotfiles: 'ignore',
      setHeaders: (reply, path) => {
        reply.header('cache-control', cacheControlOf(path));
        if (isPage(path)) reply.header('content-security-policy', policy);
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (!isScreen(request)) return sendRefusal(request, reply, { code: 'error.not-found', fields: [] });
    return isBuilt ? reply.sendFile('index.html') : sayNotBuilt(reply);
  });
}

const isPage = (path: string): boolean => /\.html(\.br|\.gz)?$/.test(path);

function cacheControlOf(path: string): string {
  if (/[\\/]assets[\\/]/.test(path)) return forever;
  return /\.(html|webmanifest|json|js)(\.br|\.gz)?$/.test(path) ? askAgain : forADay;
}

/** Whether a browser opens a page of the app; false for requests for data and missing files. */
function isScreen({ method, url, headers }: FastifyRequest): boolean {
  const isPage = (method === 'GET' || method === 'HEAD') && headers.accept?.includes('text/html') === true;
  return isPage && !/^\/(api|assets)(\/|\?|$)/.test(url);
}

function sayNotBuilt(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .type('text/plain; charset=utf-8')
    .send('The web app has not been built yet. Run: npm run build\n');
}
