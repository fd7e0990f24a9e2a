import { idPattern } from '@neundarter/contract/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { contentHash } from '../content-hash.ts';
import { answerOtherMethods } from '../http/answer-other-methods.ts';
import type { CallLimit } from '../http/call-limits.ts';
import { compressedText, encodingFor } from '../http/compressed-text.ts';
import { sendRefusal } from '../http/problem.ts';
import { isKnownTag } from '../http/send-answer.ts';
import { shareWork } from '../http/share-work.ts';
import { createCallCounter } from '../limits/count-calls.ts';
import { recentlyUsed } from '../recently-used.ts';
import { type FrameContent, type FramePages, framePolicy, renderFrame } from './frame-page.ts';

type Frames = {
  readonly pages: readonly FramePages[];
  readonly clock: Clock;
  /** Calls of one address; null for no limit. */
  readonly limit: CallLimit | null;
};

/** Pages of one address: a hall with 50 phones that read a page every ten seconds, and some to spare. */
export const usualFrameLimit: CallLimit = { burst: 600, perSecond: 20 };

const known = new RegExp(idPattern);

/** Pages of which the latest content is kept. */
const maxKept = 200;

/**
 * Serves pages that stand inside other pages (`/embed`) or over a picture (`/overlay`). They may be framed and read from
 * everywhere, know no caller and no storage of the app, and have limits of their own. Private and unknown things are the same.
 */
export function serveFrames(app: FastifyInstance, { pages, clock, limit }: Frames): void {
  const counter = createCallCounter();
  /** Seconds to wait; 0 for none. */
  const waitOf = ({ ip }: FastifyRequest): number =>
    limit === null ? 0 : Math.ceil(counter.count([{ key: ip, limit }], clock.now()) / 1000);
  for (const page of pages) {
    const policy = framePolicy(page);
    const read = readRecent(page);
    for (const kind of page.kinds) {
      const url = `/${page.folder}/${kind}/:id`;
      app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>(
        url,
        async (request, reply) => {
          prepare(reply, policy);
          const retryAfterS = waitOf(request);
          if (retryAfterS > 0)
            return sendRefusal(request, reply, { code: 'error.too-many-requests', fields: [], retryAfterS });
          const { id } = request.params;
          const content = known.test(id) ? await read(kind, id) : null;
          if (content === null) return sendRefusal(request, reply, { code: 'error.not-found', fields: [] });
          return sendPage(request, reply, renderFrame(content, page, request.query));
        },
      );
      answerOtherMethods(app, url, ['GET']);
    }
  }
}

/** The headers of these pages in place of those of the app's pages, which nobody may frame. */
function prepare(reply: FastifyReply, policy: string): void {
  for (const name of ['x-frame-options', 'cross-origin-opener-policy']) reply.removeHeader(name);
  reply.headers({
    'content-security-policy': policy,
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
    'cache-control': 'no-cache',
    'x-robots-tag': 'noindex',
    vary: 'Accept-Encoding',
  });
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  const etag = `W/"${contentHash(html)}"`;
  reply.header('etag', etag).type('text/html; charset=utf-8');
  if (isKnownTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const text = compressedText(html);
  const encoding = encodingFor(text, request.headers['accept-encoding']);
  if (encoding === null) return reply.send(text.bytes);
  return reply.header('content-encoding', encoding).send(await text.as(encoding));
}

/** Reads a page at most once at a time and not again while it is new enough. */
function readRecent({ describe, keptMs }: FramePages): FramePages['describe'] {
  const share = shareWork<FrameContent | null>();
  const recent = recentlyUsed<{ readonly at: number; readonly content: FrameContent | null }>(maxKept);
  return async (kind, id) => {
    const key = `${kind} ${id}`;
    const latest = recent.get(key);
    if (latest !== undefined && performance.now() - latest.at < keptMs) return latest.content;
    return share(key, async () => {
      const content = await describe(kind, id);
      recent.set(key, { at: performance.now(), content });
      return content;
    });
  };
}
