import type { Match } from '@neundarter/rules/match/types';
import type { Database } from '../../platform/db/database.ts';
import { recentlyUsed } from '../../platform/recently-used.ts';
import type { StoredMatch } from './stored-match.ts';

/** Folded matches kept per process, about 50 kB each. */
const maxFolds = 500;
/** Scoreboards kept as bytes, about 2 kB each. */
const maxStandings = 2000;

/** One state of one match. */
export type Version = { readonly creationId: string; readonly revision: number };

export type StandingBytes = Version & {
  readonly bytes: Buffer;
  readonly etag: string;
  /** Whether everybody may read it, so that it can be sent without asking who calls. */
  readonly isPublic: boolean;
};

type Fold = Version & { readonly match: Match };

const versionOf = ({ creationId, props }: StoredMatch): Version => ({ creationId, revision: props.revision });

const isSame = (one: Version, other: Version): boolean =>
  one.creationId === other.creationId && one.revision === other.revision;

const createCaches = () => {
  const folds = recentlyUsed<Fold>(maxFolds);
  let standings = recentlyUsed<StandingBytes>(maxStandings);
  const changes = recentlyUsed<number>(maxStandings);
  let now = 0;
  let rightsChangedAt = 0;
  const markChanged = (id: string): void => {
    now += 1;
    changes.set(id, now);
    standings.delete(id);
  };
  return {
    /** The fold of exactly this state, if it is known. */
    foldOf: (stored: StoredMatch): Match | null => {
      const known = folds.get(stored.id);
      return known !== undefined && isSame(known, versionOf(stored)) ? known.match : null;
    },
    /** Keeps a fold of a committed state. */
    keepFold: (stored: StoredMatch, match: Match): void => {
      folds.set(stored.id, { ...versionOf(stored), match });
    },
    /** To be called after the commit of every change of this process. */
    committed: (stored: StoredMatch, match: Match): void => {
      folds.set(stored.id, { ...versionOf(stored), match });
      markChanged(stored.id);
    },
    /** To be called after the commit of a deletion. */
    deleted: (id: string): void => {
      folds.delete(id);
      markChanged(id);
    },
    /** To be called when an event may no longer be what the standings were kept for. */
    rightsChanged: (): void => {
      now += 1;
      rightsChangedAt = now;
      standings = recentlyUsed<StandingBytes>(maxStandings);
    },
    standingOf: (id: string): StandingBytes | null => standings.get(id) ?? null,
    /** The moment before a row is read, for `keepStanding`. */
    moment: (): number => now,
    /** Keeps bytes made from a row read after `moment`, unless the match or rights have been changed since. */
    keepStanding: (id: string, standing: StandingBytes, moment: number): void => {
      if (Math.max(changes.get(id) ?? 0, rightsChangedAt) <= moment) standings.set(id, standing);
    },
  };
};

type Caches = ReturnType<typeof createCaches>;

const cachesOf = new WeakMap<Database, Caches>();

/** What this process remembers of the matches in a database. Every use compares the version with the row's. */
export const matchCache = (db: Database): Caches => {
  const known = cachesOf.get(db);
  if (known !== undefined) return known;
  const caches = createCaches();
  cachesOf.set(db, caches);
  return caches;
};
