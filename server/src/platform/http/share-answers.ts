import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { recentlyUsed } from '../recently-used.ts';
import { type CompressedText, compressedText } from './compressed-text.ts';
import type { Actor, Outcome, SentPin, SharedJson } from './handler.ts';

/** Maximum size of all kept texts, in bytes; compressed copies add about a fifth. */
const maxBytes = 16 * 1024 * 1024;

/** Maximum number of views whose latest text is remembered; each needs less than a kilobyte. */
const maxViews = 5000;

/**
 * Who shares an answer. `caller`: callers without a token or PIN share the public view, everybody else has their own.
 * `public`: only the public view is shared.
 */
type Views = 'caller' | 'public';

/** Reads that many callers make at the same moment, and that cost milliseconds. */
const sharedReads: { readonly [name: string]: Views } = {
  readEvent: 'caller',
  listEvents: 'public',
  listRunningEvents: 'public',
  listEventMatches: 'public',
  listMatches: 'public',
};

/** What decides about an answer, besides the data. */
export type Asked = {
  readonly actor: Actor;
  readonly matchPin: SentPin | null;
  readonly params: unknown;
  readonly query: unknown;
};

/** Shares the answers of a call; undefined for calls whose answers are not shared. */
export type ShareAnswers = (
  name: string,
) => ((asked: Asked, read: () => Promise<Outcome<unknown>>) => Promise<Outcome<unknown>>) | undefined;

/** What a view got when it asked last, by its content, and in which state of the database. */
type Kept = { readonly state: string; readonly tag: string };

/**
 * Texts by their content: views that get the same bytes share one text, which is compressed once for all of them. Each view
 * has made its own bytes before, so that nobody gets anything through it that they would not have got alone.
 */
const createTexts = () => {
  const texts = recentlyUsed<CompressedText>(maxBytes, ({ bytes }) => bytes.length);
  return {
    find: (tag: string): CompressedText | undefined => texts.get(tag),
    /** The tag of these bytes, which are kept. `before`: what they probably are */
    keep: (bytes: Buffer, before: string | undefined): string => {
      if (before !== undefined && texts.get(before)?.bytes.equals(bytes) === true) return before;
      const tag = createHash('sha256').update(bytes).digest('base64url');
      if (texts.get(tag) === undefined) texts.set(tag, compressedText(bytes));
      return tag;
    },
  };
};

/** Whether a guest gets the same answer of a call as somebody who sends no token. */
type IsLikeNobody = (name: string, asked: Asked) => Promise<boolean>;

/** The view of a caller; null if nobody shares it. */
const viewOf = async (
  { name, asked, isLikeNobody }: { name: string; asked: Asked; isLikeNobody: IsLikeNobody },
  views: Views,
): Promise<string | null> => {
  const { actor, matchPin } = asked;
  if (actor.kind === 'anyone' && matchPin === null) return 'public';
  if (views === 'public') return null;
  if (actor.kind === 'guest' && matchPin === null && (await isLikeNobody(name, asked))) return 'public';
  return JSON.stringify([actor, matchPin]);
};

/**
 * Shares answers among callers who ask the same between two changes of the database. Each view makes its own answers. The key
 * of a view contains everything that is known about its callers, so no answer reaches anybody who would get another one; guests
 * of whom an event knows nothing have the public view of it.
 * The state of the database is read for every call, so an answer is never older than the last commit of any process, and by
 * the clock at most a second old.
 */
export const shareAnswers = ({
  db,
  clock,
  isLikeNobody,
}: {
  readonly db: Pick<Database, 'state'>;
  readonly clock: Clock;
  readonly isLikeNobody: IsLikeNobody;
}): ShareAnswers => {
  const texts = createTexts();
  const views = recentlyUsed<Kept>(maxViews);
  const underWay = new Map<string, Promise<Outcome<unknown>>>();

  const readShared = async (
    key: string,
    state: string,
    read: () => Promise<Outcome<unknown>>,
  ): Promise<Outcome<unknown>> => {
    const known = views.get(key);
    const text = known?.state === state ? texts.find(known.tag) : undefined;
    if (text !== undefined) return shared(text);
    const running = underWay.get(key + state);
    if (running !== undefined) return running;
    const reading = read().then((result) => {
      if (!result.ok) return result;
      const bytes = Buffer.from(JSON.stringify(result.value));
      // Most changes of the database change nothing of it; what is compressed stays.
      const tag = texts.keep(bytes, views.get(key)?.tag);
      views.set(key, { state, tag });
      return shared(texts.find(tag) ?? compressedText(bytes));
    });
    underWay.set(key + state, reading);
    return reading.finally(() => underWay.delete(key + state));
  };

  return (name) => {
    const views = sharedReads[name];
    if (views === undefined) return undefined;
    return async (asked, read) => {
      // Before: whoever becomes known meanwhile still gets what was right when they asked.
      const state = `${await db.state()} ${Math.floor(clock.now() / 1000)}`;
      const view = await viewOf({ name, asked, isLikeNobody }, views);
      if (view === null) return read();
      return readShared(JSON.stringify([name, asked.params, asked.query, view]), state, read);
    };
  };
};

const shared = (text: CompressedText): { readonly ok: true; readonly value: SharedJson } => ({
  ok: true,
  value: { kind: 'shared', text },
});
