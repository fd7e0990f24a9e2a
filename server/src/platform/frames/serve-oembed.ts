import { pageAt } from '@neundarter/contract/pages';
import type { FastifyInstance } from 'fastify';
import { answerOtherMethods } from '../http/answer-other-methods.ts';
import { sendRefusal } from '../http/problem.ts';
import { escapeMarkup } from '../http/public-page.ts';
import type { FramePages } from './frame-page.ts';

type Oembed = {
  readonly pages: readonly FramePages[];
  /** Address of the server, without a slash at the end. */
  readonly base: () => string;
};

/** Size of a frame for which the reader names none, in px. */
const usual = { width: 640, height: 480 };
/** Smaller frames show nothing. px */
const least = 200;

/** Longest address that is looked at, in characters. */
const maxLength = 500;

const eventPages = /^\/(tournaments\/:id|team-lounge\/event\/:id)/;

/** The event of an address of this server, and what of it to show; null for other addresses. */
const wantedBy = (url: unknown, base: string): { readonly kind: string; readonly id: string } | null => {
  if (typeof url !== 'string' || url.length > maxLength || !url.startsWith(`${base}/`)) return null;
  const path = url.slice(base.length).split(/[?#]/, 1)[0] ?? '';
  const address = pageAt(path);
  if (address === null || address.id === null || !eventPages.test(address.page)) return null;
  if (path.endsWith('/knockout')) return { kind: 'bracket', id: address.id };
  return { kind: path.endsWith('/live') ? 'live' : 'table', id: address.id };
};

const sizeOf = (value: unknown, fallback: number): number => {
  const size = Number(value);
  return Number.isInteger(size) && size >= least ? Math.min(size, fallback) : fallback;
};

/**
 * `GET /oembed`: tells programs such as WordPress how to embed a public event of this server, and nothing about any other
 * address.
 */
export function serveOembed(app: FastifyInstance, { pages, base }: Oembed): void {
  const embed = pages.find(({ folder }) => folder === 'embed');
  app.get<{ Querystring: Record<string, unknown> }>('/oembed', async (request, reply) => {
    reply.headers({ 'access-control-allow-origin': '*', 'cache-control': 'no-cache' });
    const { url, format = 'json', maxwidth, maxheight } = request.query;
    const wanted = wantedBy(url, base());
    const content = wanted === null ? null : await embed?.describe(wanted.kind, wanted.id);
    if (wanted === null || content === null || content === undefined)
      return sendRefusal(request, reply, { code: 'error.not-found', fields: [] });
    if (format !== 'json') return reply.code(501).send('only json');
    const width = sizeOf(maxwidth, usual.width);
    const height = sizeOf(maxheight, usual.height);
    const src = `${base()}/embed/${wanted.kind}/${wanted.id}`;
    return reply.send({
      version: '1.0',
      type: 'rich',
      provider_name: 'Neundarter',
      provider_url: base(),
      title: content.title,
      width,
      height,
      html: `<iframe src="${src}" title="${escapeMarkup(content.title)}" width="${width}" height="${height}" style="border:0;max-width:100%" sandbox="allow-scripts" loading="lazy"></iframe>`,
    });
  });
  answerOtherMethods(app, '/oembed', ['GET']);
}
