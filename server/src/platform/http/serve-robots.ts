import type { FastifyInstance } from 'fastify';
import { answerOtherMethods } from './answer-other-methods.ts';
import { escapeMarkup, type PublicPages } from './public-page.ts';
import { shareWork } from './share-work.ts';

type Robots = {
  readonly pages: readonly PublicPages[];
  /** Address of the server, without a slash at the end. */
  readonly base: () => string;
};

/**
 * `/robots.txt` and `/sitemap.xml` for search engines. The second one lists only what organisers let them show. Pages that
 * may not be shown are not forbidden here, because a search engine that may not read a page does not learn that either.
 */
export function serveRobots(app: FastifyInstance, { pages, base }: Robots): void {
  const share = shareWork<string>();
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(`User-agent: *\nAllow: /\n\nSitemap: ${base()}/sitemap.xml\n`),
  );
  app.get('/sitemap.xml', async (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(await share('all', () => sitemapOf(pages, base()))),
  );
  for (const url of ['/robots.txt', '/sitemap.xml']) answerOtherMethods(app, url, ['GET']);
}

async function sitemapOf(pages: readonly PublicPages[], base: string): Promise<string> {
  const lists = await Promise.all(pages.map(async ({ listSearchable }) => (await listSearchable?.()) ?? []));
  const urls = lists.flat().map((path) => `  <url><loc>${escapeMarkup(base + path)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}
