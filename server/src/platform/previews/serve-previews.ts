import { pageAt } from '@neundarter/contract/pages';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import { answerOtherMethods } from '../http/answer-other-methods.ts';
import type { CallLimit } from '../http/call-limits.ts';
import { pageOfPreview, previewTag } from '../http/preview-path.ts';
import { sendRefusal } from '../http/problem.ts';
import type { PublicPage, PublicPages } from '../http/public-page.ts';
import { isKnownTag } from '../http/send-answer.ts';
import { shareWork } from '../http/share-work.ts';
import { createCallCounter } from '../limits/count-calls.ts';
import { createPreviews, type DrawPreview } from './draw-preview.ts';

/** Pictures of one address: a hall whose phones all show a link in their messenger, and the servers of messengers. */
export const usualPreviewLimit: CallLimit = { burst: 120, perSecond: 2 };

/** Seconds after which it is worth to ask again while too many pictures wait. */
const busyForS = 10;

type Previews = {
  readonly pages: readonly PublicPages[];
  readonly clock: Clock;
  /** Calls of one address; null for no limit. */
  readonly limit: CallLimit | null;
  readonly draw: DrawPreview;
  /** The picture of a club in base64. @param path the path under which it is served */
  readonly readCrest: (path: string) => Promise<string | null>;
};

/**
 * Serves the pictures of public pages for messengers and search engines: `/previews/{path of the page}/{tag}.png`. Each has
 * the content of its page at this moment, whatever the tag says. Private and unknown things are the same.
 */
export function servePreviews(
  app: FastifyInstance,
  { pages, clock, limit, draw, readCrest }: Previews,
): void {
  const counter = createCallCounter();
  const share = shareWork<PublicPage | null>();
  const previews = createPreviews(draw);
  const describe = async (path: string): Promise<PublicPage | null> => {
    const address = pageAt(path);
    if (address === null || address.id === null) return null;
    const { page, id } = address;
    const source = pages.find((one) => one.pages.includes(page));
    const described = source && (await share(path, () => source.describe(id, page)));
    // Other addresses of the page have no picture.
    return described?.path === path ? described : null;
  };
  app.get<{ Params: { '*': string } }>('/previews/*', async (request, reply) => {
    reply.headers({
      'cache-control': 'no-cache',
      'x-robots-tag': 'noindex',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
    });
    const waitMs = limit === null ? 0 : counter.count([{ key: request.ip, limit }], clock.now());
    const refuse = (retryAfterS: number) =>
      sendRefusal(request, reply, { code: 'error.too-many-requests', fields: [], retryAfterS });
    if (waitMs > 0) return refuse(Math.ceil(waitMs / 1000));
    const path = pageOfPreview(`/${request.params['*']}`);
    const page = path === null ? null : await describe(path);
    if (page === null) return sendRefusal(request, reply, { code: 'error.not-found', fields: [] });
    const { card, crestPath } = page;
    const tag = previewTag(page);
    const etag = `"${tag}"`;
    reply.header('etag', etag);
    if (isKnownTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    const preview = await previews(tag, async () => ({
      card,
      crest: crestPath === null ? null : await readCrest(crestPath),
    }));
    return preview.kind === 'busy' ? refuse(busyForS) : reply.type('image/png').send(preview.bytes);
  });
  answerOtherMethods(app, '/previews/*', ['GET']);
}
