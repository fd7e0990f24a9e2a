import type { LegDetail, MatchHead, MatchStanding } from '@neundarter/contract/entities/match';
import { defaultLimit } from '@neundarter/contract/limits';
import type { Match } from '@neundarter/rules/match/types';
import { ok, type Result, refused } from '@neundarter/rules/result';
import { contentHash } from '../platform/content-hash.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import { compressedText } from '../platform/http/compressed-text.ts';
import type { CompressedJson, NotModified } from '../platform/http/handler.ts';
import { isKnownTag } from '../platform/http/send-answer.ts';
import { countRows, findPage, type MatchFilter, type Page } from './storage/find-page.ts';
import { type LatestMatch, latestRows } from './storage/latest-rows.ts';
import { matchCache, type StandingBytes } from './storage/match-cache.ts';
import { matchEntity } from './storage/match-entity.ts';
import { findMatch, findMatches, foldMatch } from './storage/store.ts';
import type { StoredMatch } from './storage/stored-match.ts';

type NotFound = 'error.not-found';

/** Whether a match may be read; if not, it is not found. */
export type MatchGuard = (match: LatestMatch) => Promise<boolean>;

/** The guard for callers who may read everything. */
const readsAll: MatchGuard = async () => true;

const headOf = ({ id, props }: StoredMatch): MatchHead => ({ id, props });

/** The matches that fit a filter, newest first. */
export const listMatches = async (
  db: Database,
  { skip = 0, limit = defaultLimit, ...filter }: MatchFilter & Partial<Page>,
): Promise<readonly MatchHead[]> => {
  const page = await db.query((q) => findPage(q, filter, { skip, limit }));
  return page.map(headOf);
};

/** Matches in the shape of lists, in the order of the ids; deleted ones are left out. For other nouns. */
export const findMatchHeads = async (q: Queries, ids: readonly string[]): Promise<readonly MatchHead[]> => {
  const rows = new Map((await findMatches(q, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row === undefined ? [] : [headOf(row)];
  });
};

export const countMatches = (db: Database, filter: MatchFilter): Promise<number> =>
  db.query((q) => countRows(q, filter));

type Loaded = { readonly stored: StoredMatch; readonly match: Match };

/** The match of a row that was read before; read again together with its moves if it is not cached. */
const foldLatest = async (db: Database, row: StoredMatch): Promise<Loaded | null> => {
  const caches = matchCache(db);
  const known = caches.foldOf(row);
  if (known !== null) return { stored: row, match: known };
  return db.read(async (q) => {
    const stored = await findMatch(q, row.id);
    if (stored === null) return null;
    const match = caches.foldOf(stored) ?? (await foldMatch(q, stored));
    caches.keepFold(stored, match);
    return { stored, match };
  });
};

/** Row and moves of the same version; null if the match may not be read. */
const loadMatch = async (db: Database, id: string, mayRead: MatchGuard): Promise<Loaded | null> => {
  const latest = await latestRows(db)(id);
  return latest === null || !(await mayRead(latest)) ? null : foldLatest(db, latest.row);
};

type TextParts = {
  readonly id: string;
  readonly mayRead: MatchGuard;
  /** Adds what the caller may know to the match; called after `mayRead`. */
  readonly tell: <Match extends MatchHead>(match: Match) => Match;
  /** Tag of the version that the caller has. */
  readonly ifNoneMatch?: string | undefined;
};

/**
 * A match with all its turns as text, cached by its version: a match that has not changed is neither computed nor
 * written again, and a caller who has its current version gets none.
 */
export const readMatchText = async (
  db: Database,
  { id, mayRead, tell, ifNoneMatch }: TextParts,
): Promise<Result<CompressedJson | NotModified, NotFound>> => {
  const caches = matchCache(db);
  const latest = await latestRows(db)(id);
  if (latest === null || !(await mayRead(latest))) return refused('error.not-found');
  const facts = contentHash(tell(headOf(latest.row)).props.event).slice(0, 12);
  const key = `${id}/${facts}`;
  const etagOf = ({ creationId, props }: StoredMatch) => `W/"${creationId}-${props.revision}-${facts}"`;
  const etag = etagOf(latest.row);
  if (isKnownTag(ifNoneMatch, etag)) return ok({ kind: 'not-modified', etag });
  const known = caches.textOf(key, etag);
  if (known !== null) return ok({ kind: 'compressed', ...known });
  const loaded = await foldLatest(db, latest.row);
  if (loaded === null) return refused('error.not-found');
  const text = compressedText(JSON.stringify(tell(matchEntity(loaded.stored, loaded.match))));
  const made = { etag: etagOf(loaded.stored), text };
  caches.keepText(key, made);
  return ok({ kind: 'compressed', ...made });
};

/** One leg of a match; set and leg count from 1. */
export const readLeg = async (
  db: Database,
  {
    id,
    setNumber,
    legNumber,
  }: { readonly id: string; readonly setNumber: number; readonly legNumber: number },
  mayRead = readsAll,
): Promise<Result<LegDetail, NotFound>> => {
  const loaded = await loadMatch(db, id, mayRead);
  const leg = loaded?.match.sets[setNumber - 1]?.legs[legNumber - 1];
  if (loaded === null || leg === undefined) return refused('error.not-found');
  const { parties, config } = loaded.match;
  return ok({ matchId: id, setNumber, parties, config, leg });
};

/** What a scoreboard shows of a match. */
export const readStanding = async (
  db: Database,
  id: string,
  mayRead = readsAll,
): Promise<Result<MatchStanding, NotFound>> => {
  const latest = await latestRows(db)(id);
  if (latest === null || !(await mayRead(latest))) return refused('error.not-found');
  return ok({ id, ...latest.row.props });
};

const bytesOf = ({ row: { id, creationId, props }, event }: LatestMatch): StandingBytes => ({
  creationId,
  revision: props.revision,
  bytes: Buffer.from(JSON.stringify({ id, ...props } satisfies MatchStanding)),
  etag: `"${creationId}-${props.revision}"`,
  isPublic: props.eventId === null || event?.props.isPublic === true,
});

/**
 * The standing as JSON with its entity tag, never older than the last committed change. With the embedded database the
 * bytes are cached until this process changes the match; with a shared database every use compares them with the row.
 */
export const readStandingBytes = async (
  db: Database,
  id: string,
  mayRead = readsAll,
): Promise<Result<StandingBytes, NotFound>> => {
  const caches = matchCache(db);
  const known = caches.standingOf(id);
  if (known?.isPublic === true && !db.isShared) return ok(known);
  const moment = caches.moment();
  const latest = await latestRows(db)(id);
  if (latest === null || !(await mayRead(latest))) return refused('error.not-found');
  const { row } = latest;
  if (known?.creationId === row.creationId && known.revision === row.props.revision) return ok(known);
  const standing = bytesOf(latest);
  caches.keepStanding(id, standing, moment);
  return ok(standing);
};

/** Number of ids per statement; shorter lists are filled up, so that the text of the statement stays the same. */
const revisionsPerQuery = 200;

/** The revisions of matches; deleted ones are left out. */
export const findRevisions = async (
  q: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const found = new Map<string, number>();
  for (let start = 0; start < ids.length; start += revisionsPerQuery) {
    const chunk = ids.slice(start, start + revisionsPerQuery);
    const filled = Array.from({ length: revisionsPerQuery }, (_, at) => chunk[at] ?? (chunk[0] as string));
    const rows = await q.selectFrom('matches').select(['id', 'revision']).where('id', 'in', filled).execute();
    for (const { id, revision } of rows) found.set(id, revision);
  }
  return found;
};
