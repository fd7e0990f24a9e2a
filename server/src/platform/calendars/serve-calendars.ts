import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import { contentHash } from '../content-hash.ts';
import { answerOtherMethods } from '../http/answer-other-methods.ts';
import type { CallLimit } from '../http/call-limits.ts';
import { sendRefusal } from '../http/problem.ts';
import { isKnownTag } from '../http/send-answer.ts';
import { createCallCounter } from '../limits/count-calls.ts';

/** Calendars with secret addresses. */
export type CalendarFeed = {
  /** The text of a calendar; null for a key that is wrong or was renewed. */
  readonly read: (asked: {
    readonly kind: string;
    readonly id: string;
    readonly key: string;
  }) => Promise<string | null>;
};

/** Calls of one address: phones of a hall ask once an hour, and nobody guesses a key of 128 bits. */
export const usualCalendarLimit: CallLimit = { burst: 120, perSecond: 1 };

type Calendars = {
  readonly feed: CalendarFeed;
  readonly clock: Clock;
  /** Null for no limit. */
  readonly limit: CallLimit | null;
};

type Address = { Params: { kind: string; id: string; key: string } };

/** Serves calendars to which phones subscribe. Whoever has the address may read; a wrong one does not exist. */
export function serveCalendars(app: FastifyInstance, { feed, clock, limit }: Calendars): void {
  const counter = createCallCounter();
  const url = '/calendar/:kind/:id/:key.ics';
  app.get<Address>(url, async (request, reply) => {
    const waitMs = limit === null ? 0 : counter.count([{ key: request.ip, limit }], clock.now());
    if (waitMs > 0) {
      const retryAfterS = Math.ceil(waitMs / 1000);
      return sendRefusal(request, reply, { code: 'error.too-many-requests', fields: [], retryAfterS });
    }
    const text = await feed.read(request.params);
    if (text === null) return sendRefusal(request, reply, { code: 'error.not-found', fields: [] });
    const etag = `W/"${contentHash(text)}"`;
    reply.headers({ etag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' });
    if (isKnownTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('text/calendar; charset=utf-8').send(text);
  });
  answerOtherMethods(app, url, ['GET']);
}
