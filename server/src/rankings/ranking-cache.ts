import type { TableRules } from '../events/event-kind.ts';
import type { Database } from '../platform/db/database.ts';
import { type CompressedText, compressedText } from '../platform/http/compressed-text.ts';
import { recentlyUsed } from '../platform/recently-used.ts';
import { openEventCache } from './open-event-cache.ts';
import type { PlacedFigures } from './store.ts';
import { tableCache } from './table-cache.ts';

/** Maximum size of all cached answers, in bytes; compressed copies add about a fifth. */
const maxTextBytes = 16 * 1024 * 1024;
/** Maximum number of events whose figures are cached; 2,000 matches have about 6 MB. */
const maxEvents = 20;

/** An answer about one revision of an event. */
export type RankingText = { readonly etag: string; readonly text: CompressedText };

/** A committed state of an event: all its figures, and what else decides about its tables. */
export type EventState = {
  readonly revision: number;
  readonly figures: readonly PlacedFigures[];
  readonly rules: TableRules | null;
};

type Asked = {
  readonly eventId: string;
  /** The latest revision that the caller has seen. */
  readonly revision: number;
  /** Names the call and its query. */
  readonly query: string;
};

/** Entity tag of all answers about a revision; the address tells them apart. */
const etagOf = (revision: number): string => `W/"${revision}"`;

/**
 * Answers about events, computed once per revision and query; callers who ask meanwhile share the computation. A state
 * that is newer than the one asked for serves as well.
 */
export const rankingCache = () => {
  /** What was read, by event, and the revision that it has at least. */
  const states = recentlyUsed<{ readonly revision: number; readonly state: Promise<EventState> }>(maxEvents);
  const texts = recentlyUsed<RankingText>(maxTextBytes, ({ text }) => text.bytes.length);
  const underWay = new Map<string, Promise<RankingText>>();

  const shared = async <Value>(key: string, map: Map<string, Promise<Value>>, work: () => Promise<Value>) => {
    const running = map.get(key) ?? work().finally(() => map.delete(key));
    map.set(key, running);
    return running;
  };

  /** The figures of an event at this revision or a later one. */
  const stateOf = ({ eventId, revision }: Asked, read: () => Promise<EventState>): Promise<EventState> => {
    const known = states.get(eventId);
    if (known !== undefined && known.revision >= revision) return known.state;
    const reading = { revision, state: read() };
    states.set(eventId, reading);
    reading.state.catch(() => {
      if (states.get(eventId) === reading) states.delete(eventId);
    });
    return reading.state;
  };

  return {
    /** The events that everybody may see. */
    openEvent: openEventCache(),
    /** What was told of these answers to those who listen. */
    told: tableCache(),
    /** @param read reads the state in one snapshot @param answer the answer from it */
    textOf: async (
      asked: Asked,
      read: () => Promise<EventState>,
      answer: (state: EventState) => unknown,
    ): Promise<RankingText> => {
      const { eventId, revision, query } = asked;
      const key = `${eventId}/${query}`;
      const known = texts.get(key);
      if (known?.etag === etagOf(revision)) return known;
      return shared(`${key}/${revision}`, underWay, async () => {
        const state = await stateOf(asked, read);
        const made = {
          etag: etagOf(state.revision),
          text: compressedText(JSON.stringify(answer(state))),
        };
        texts.set(key, made);
        return made;
      });
    },
  };
};
export type RankingCache = ReturnType<typeof rankingCache>;

const caches = new WeakMap<Database, RankingCache>();

/** The cache of a database. */
export const rankingCacheOf = (db: Database): RankingCache => {
  const cache = caches.get(db) ?? rankingCache();
  caches.set(db, cache);
  return cache;
};
