import type { Match } from '@neundarter/rules/match/types';
import type { Database } from '../../platform/db/database.ts';
import type { CompressedText } from '../../platform/http/compressed-text.ts';
import { recentlyUsed } from '../../platform/recently-used.ts';
import type { StoredMatch } from './stored-match.ts';

/** Maximum number of cached matches per process, about 50 kB each. */
const maxFolds = 500;
/** Maximum number of cached standings as bytes, about 2 kB each. */
const maxStandings = 2000;

/** Maximum size of all cached matches as text, in bytes; compressed copies add about a fifth. */
const maxTextBytes = 32 * 1024 * 1024;

/** A version of a match. */
type Version = { readonly creationId: string; readonly revision: number };

export type StandingBytes = Version & {
  readonly bytes: Buffer;
  readonly etag: string;
  /** Whether everybody may read it, so that it can be sent without a check of the caller. */
  readonly isPublic: boolean;
};

/** A whole match as JSON, for the callers who see it with the same facts about its event. */
type MatchText = { readonly etag: string; readonly text: CompressedText };

type Fold = Version & { readonly match: Match; readonly eventId: string | null };

const foldFrom = (stored: StoredMatch, match: Match): Fold => ({
  ...versionOf(stored),
  match,
  eventId: stored.props.eventId,
});

const versionOf = ({ creationId, props }: StoredMatch): Version => ({ creationId, revision: props.revision });

const isSame = (one: Version, other: Version): boolean =>
  one.creationId === other.creationId && one.revision === other.revision;

const createCaches = () => {
  const folds = recentlyUsed<Fold>(maxFolds);
  let standings = recentlyUsed<StandingBytes>(maxStandings);
  const changes = recentlyUsed<number>(maxStandings);
  const texts = recentlyUsed<MatchText>(maxTextBytes, ({ text }) => text.bytes.length);
  let now = 0;
  let rightsChangedAt = 0;
  const markChanged = (id: string): void => {
    now += 1;
    changes.set(id, now);
    standings.delete(id);
  };
  return {
    /** The cached match in exactly this version, or null. */
    foldOf: (stored: StoredMatch): Match | null => {
      const known = folds.get(stored.id);
      return known !== undefined && isSame(known, versionOf(stored)) ? known.match : null;
    },
    /** The cached match, whichever version it is, to foresee what a command will do. */
    latestOf: (id: string): Pick<Fold, 'match' | 'eventId'> | null => folds.get(id) ?? null,
    /** Caches a committed match. */
    keepFold: (stored: StoredMatch, match: Match): void => {
      folds.set(stored.id, foldFrom(stored, match));
    },
    /** Call it after the commit of every change by this process. */
    committed: (stored: StoredMatch, match: Match): void => {
      folds.set(stored.id, foldFrom(stored, match));
      markChanged(stored.id);
    },
    /** Call it after the commit of a deletion. */
    deleted: (id: string): void => {
      folds.delete(id);
      markChanged(id);
    },
    /** Call it when the visibility of an event may have changed. */
    rightsChanged: (): void => {
      now += 1;
      rightsChangedAt = now;
      standings = recentlyUsed<StandingBytes>(maxStandings);
    },
    /** The cached text with this tag, or null. `key` names the match and the facts. */
    textOf: (key: string, etag: string): MatchText | null => {
      const known = texts.get(key);
      return known?.etag === etag ? known : null;
    },
    keepText: (key: string, text: MatchText): void => texts.set(key, text),
    standingOf: (id: string): StandingBytes | null => standings.get(id) ?? null,
    /** A logical time to take before reading a row, for `keepStanding`. */
    moment: (): number => now,
    /** Caches bytes from a row that was read after `moment`, unless the match or rights have changed since. */
    keepStanding: (id: string, standing: StandingBytes, moment: number): void => {
      if (Math.max(changes.get(id) ?? 0, rightsChangedAt) <= moment) standings.set(id, standing);
    },
  };
};

type Caches = ReturnType<typeof createCaches>;

const cachesOf = new WeakMap<Database, Caches>();

/** This process's cache of the matches in a database. Every use compares the version with the row. */
export const matchCache = (db: Database): Caches => {
  const known = cachesOf.get(db);
  if (known !== undefined) return known;
  const caches = createCaches();
  cachesOf.set(db, caches);
  return caches;
};
