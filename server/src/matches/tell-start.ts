import { contentTag } from '@neundarter/contract/differences/content-tag';
import type { SeatsOfMatch, StartedMatch } from '@neundarter/contract/live';
import { commonOf } from '@neundarter/contract/started-match';
import type { Database, WriteTx } from '../platform/db/database.ts';
import { type RecentlyUsed, recentlyUsed } from '../platform/recently-used.ts';
import { findPlaceOf } from './following/find-places.ts';
import type { StoredMatch } from './storage/stored-match.ts';

/** Maximum number of contents that a process remembers to have told; most events have one or two. */
const maxTold = 1000;

const toldOf = new WeakMap<Database, RecentlyUsed<true>>();

/** What this process has told to the listeners of events, by the event and the tag of the content. */
const told = (db: Database): RecentlyUsed<true> => {
  const known = toldOf.get(db) ?? recentlyUsed<true>(maxTold);
  toldOf.set(db, known);
  return known;
};

const findPlace = async ({ q }: WriteTx, matchId: string): Promise<SeatsOfMatch['place']> => {
  const found = await findPlaceOf(q, matchId);
  if (found === null) return null;
  const { matchId: _match, eventId: _event, ...place } = found;
  return place;
};

/**
 * A match that has begun, for the listeners of its event; undefined without an event. What other matches have in common with it
 * is told once by each process, and then named by the tag of its content.
 */
export const tellStart = async (
  { tx, db }: { readonly tx: WriteTx; readonly db: Database },
  stored: StoredMatch,
): Promise<StartedMatch | undefined> => {
  const { eventId, parties, caller, timeStamp, startedAt, finishReceivedAt } = stored.props;
  if (eventId === null) return undefined;
  const common = commonOf(stored.props);
  const tag = contentTag(JSON.stringify(common));
  const key = `${eventId}/${tag}`;
  const isTold = told(db).get(key) === true;
  if (!isTold) tx.afterCommit(() => told(db).set(key, true));
  return {
    seats: { parties, place: await findPlace(tx, stored.id) },
    caller,
    timeStamp,
    startedAt,
    ...(finishReceivedAt !== undefined && { finishReceivedAt }),
    common: isTold ? tag : common,
  };
};
