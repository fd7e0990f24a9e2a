import { maxShownDecisions } from '@neundarter/contract/entities/tournament-decision';
import { logRows } from '../../events/log-rows.ts';
import type { EventRecord } from '../../events/stored-event.ts';
import { findCalled, findCallersSought } from '../../matches/boards/call-rows.ts';
import type { Database, Queries } from '../../platform/db/database.ts';
import { courseCache } from '../core/course-cache.ts';
import { findCourse } from '../core/find-course.ts';
import { findPlannedMatches } from '../core/find-planned-matches.ts';
import { entryRows } from '../storage/entry-rows.ts';
import { findTournament } from '../storage/store.ts';
import type { StoredEntry, StoredTournament } from '../storage/stored-tournament.ts';
import { describeStages, type StagesView } from './describe-stages.ts';
import type { TournamentCache } from './tournament-cache.ts';

type Asked = {
  readonly db: Database;
  /** Null in a transaction that has changed something. */
  readonly cache: TournamentCache | null;
  readonly event: EventRecord;
  readonly row: StoredTournament;
  /** The entries of the tournament, if they are known already. */
  readonly entries?: readonly StoredEntry[];
};

/** Stages and state of a tournament; null unless it was started. */
export const readStages = async (
  q: Queries,
  { db, cache, event, row, entries }: Asked,
): Promise<StagesView | null> => {
  if (row.startedAt === null) return null;
  const read = async () => {
    const log = await logRows.find(q, [event.id]);
    const orders = await logRows.findEver(q, event.id, { kind: 'order', limit: maxShownDecisions });
    const matches = await findPlannedMatches(q, event.id);
    const called = await findCalled(q, event.id);
    const sought = await findCallersSought(q, event.id);
    const known = entries ?? (await entryRows.find(q, [event.id]));
    const course = await findCourse(q, db, { event, row });
    if (cache !== null) courseCache(db).keep(course);
    return describeStages(
      { course: course.course, matches, called, sought },
      { log, orders, entries: known },
    );
  };
  const { id: eventId, props } = event;
  return cache === null ? read() : cache.viewOf({ eventId, revision: props.revision }, read);
};

/** The same for an event; null if it is no tournament. */
export const findStages = async (
  q: Queries,
  cache: TournamentCache,
  event: EventRecord,
): Promise<StagesView | null> => {
  const row = await findTournament(q, event.id);
  return row === null ? null : readStages(q, { db: cache.db, cache, event, row });
};
