import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { pageAt } from '@neundarter/contract/pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SecureAddress } from '../known-address.ts';
import { encodingFor } from './compressed-text.ts';
import { pagePolicy } from './page-policy.ts';
import { prefersJson } from './prefers-json.ts';
import { type PreloadingShells, preloadingShells, readPreloads, type Shell, shellOf } from './preloads.ts';
import { sendRefusal } from './problem.ts';
import { type PublicPage, type PublicPages, renderPublicPage } from './public-page.ts';
import { isKnownTag } from './send-answer.ts';
import { serveRobots } from './serve-robots.ts';
import { shareWork } from './share-work.ts';

/** Cache header of files whose name contains a hash of the content, so they never change. A year, in seconds. */
const forever = 'public, max-age=31536000, immutable';

/** Cache header of files that decide which version of the app runs; browsers must ask for them every time. */
const askAgain = 'no-cache';

/** Cache header of sounds and icons; the app's offline cache knows their versions. A day, in seconds. */
const forADay = 'public, max-age=86400';

/** The header that keeps a page out of search engines. */
const robots = 'x-robots-tag';

type Web = {
  /** Folder of the build; if it is missing, pages say so and the API still works. */
  readonly folder: string;
  readonly pages: readonly PublicPages[];
  /** Address of the server, without a slash at the end. */
  readonly base: () => string;
  /** Where a device finds this server by https. */
  readonly secureAddress: () => SecureAddress;
};

/**
 * Serves the built web app, and its first page for every address of a screen. The page of a thing that everybody may see
 * also names it; the one of any other thing is the page for unknown addresses, so that nobody learns whether it exists.
 */
export async function serveWeb(app: FastifyInstance, web: Web): Promise<void> {
  const { folder } = web;
  const isBuilt = existsSync(join(folder, 'index.html'));
  serveRobots(app, web);
  if (!isBuilt) {
    app.setNotFoundHandler((request, reply) =>
      kindOf(request) === 'data' ? sendNotFound(request, reply) : sayNotBuilt(reply),
    );
    return;
  }
  const shell = await readFile(join(folder, 'index.html'), 'utf8');
  const shells = preloadingShells(shell, await readPreloads(folder));
  const policyFor = pagePolicies(pagePolicy(shell), web);
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControlOf(path));
      if (isPage(path))
        reply.headers({ 'content-security-policy': policyFor(reply.request), [robots]: 'noindex' });
    },
  });
  const files = await addressesOf(folder);
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => {
      const path = pathOf(request);
      return files.has(path) ? reply.sendFile(path) : reply.callNotFound();
    },
  });
  const answerPage = createPages(web, {
    shells,
    policyFor: pagePolicies(pagePolicy(shells.unknown.html), web),
  });
  app.setNotFoundHandler((request, reply) =>
    kindOf(request) === 'data' ? sendNotFound(request, reply) : answerPage(request, reply),
  );
}

/**
 * The addresses of all files of the build, read once: the library would read the whole folder twice for each request, and
 * once for each page.
 */
async function addressesOf(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Set(
    files.map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name)).split(sep).join('/')}`),
  );
}

/** The policy of a page for who asks. */
type PolicyFor = (request: FastifyRequest) => string;

/** By plain http a page may also ask the secure address whether the device trusts it. */
function pagePolicies(usual: string, { secureAddress }: Web): PolicyFor {
  return ({ protocol }) => {
    const address = protocol === 'http' ? secureAddress()?.address : undefined;
    return address === undefined ? usual : usual.replace("connect-src 'self'", `$& ${address}/health`);
  };
}

/** Sends the page of an address: as it is, with what everybody may know about its thing, or with 404. */
function createPages(
  { pages, base }: Web,
  { shells, policyFor }: { readonly shells: PreloadingShells; readonly policyFor: PolicyFor },
) {
  const share = shareWork<PublicPage | null>();
  const send = async (request: FastifyRequest, reply: FastifyReply, { text, etag }: Shell) => {
    const encoding = encodingFor(text, request.headers['accept-encoding']);
    reply.type('text/html; charset=utf-8').headers({
      'content-security-policy': policyFor(request),
      'cache-control': askAgain,
      vary: 'Accept-Encoding',
    });
    if (reply.statusCode === 200) {
      reply.header('etag', etag);
      if (isKnownTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    }
    if (encoding === null) return reply.send(text.bytes);
    return reply.header('content-encoding', encoding).send(await text.as(encoding));
  };
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = pathOf(request);
    const address = pageAt(path);
    const notFound = (shell: Shell) => send(request, reply.code(404).header(robots, 'noindex'), shell);
    if (address === null) return notFound(shells.unknown);
    const { page, id } = address;
    const shell = shells.at(page, path);
    const source = pages.find((one) => one.pages.includes(page));
    if (source === undefined || id === null) return send(request, reply.header(robots, 'noindex'), shell);
    const described = await share(`${page} ${id}`, () => source.describe(id, page));
    if (described === null) return notFound(shell);
    if (!described.isSearchable) reply.header(robots, 'noindex');
    return send(request, reply, shellOf(renderPublicPage(shell.html, described, base())));
  };
}

const isPage = (path: string): boolean => /\.html(\.br|\.gz)?$/.test(path);

function cacheControlOf(path: string): string {
  if (/[\\/]assets[\\/]/.test(path)) return forever;
  return /\.(html|webmanifest|json|js)(\.br|\.gz)?$/.test(path) ? askAgain : forADay;
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '';

/** Folders of files, and addresses of other programs; nothing in them is a page. */
const noPages = /^\/(api|assets|caller|icons|\.well-known)(\/|$)/;

/**
 * Whether a request is answered with a page: one for an address of the app, unless it prefers JSON. At other addresses only
 * browsers that open a page get one, which says that there is nothing.
 */
function kindOf(request: FastifyRequest): 'page' | 'data' {
  const { method, headers } = request;
  const path = pathOf(request);
  if ((method !== 'GET' && method !== 'HEAD') || noPages.test(path)) return 'data';
  const isWanted =
    pageAt(path) === null ? headers.accept?.includes('text/html') : !prefersJson(headers.accept);
  return isWanted === true ? 'page' : 'data';
}

function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendRefusal(request, reply, { code: 'error.not-found', fields: [] });
}

function sayNotBuilt(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .type('text/plain; charset=utf-8')
    .send('The web app has not been built yet. Run: npm run build\n');
}
