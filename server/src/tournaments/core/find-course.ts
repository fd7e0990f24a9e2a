import { isDeepStrictEqual } from 'node:util';
import { continueCourse, startCourse } from '@neundarter/rules/tournament/course/continue-course';
import { type PlannedEntry, planOfEntries } from '@neundarter/rules/tournament/setup/entries';
import type { EventRecord } from '../../events/stored-event.ts';
import type { Database, Queries } from '../../platform/db/database.ts';
import { entryRows } from '../storage/entry-rows.ts';
import { type CourseLog, findCourseLog, type Written, withWritten } from '../storage/find-course-log.ts';
import { rowsOf } from '../storage/stored-log.ts';
import type { StoredTournament } from '../storage/stored-tournament.ts';
import { courseCache, type KnownCourse } from './course-cache.ts';
import { findPlannedMatches } from './find-planned-matches.ts';

/** A started tournament. */
type Started = { readonly event: EventRecord; readonly row: StoredTournament };

const basisOf = ({ startedAt, drawSeed, config }: StoredTournament): string =>
  JSON.stringify([startedAt, drawSeed, config]);

const findPlanned = async (q: Queries, eventId: string): Promise<readonly PlannedEntry[]> =>
  ((await entryRows.findPlanned(q, [eventId])).get(eventId) ?? []).toSorted(
    (one, other) => one.position - other.position,
  );

/** The known course if its plan is that of the tournament now. Entries are looked at again after every edit of the event. */
const samePlan = async (
  q: Queries,
  known: KnownCourse,
  { event, row }: Started,
): Promise<KnownCourse | null> => {
  const { editRevision } = event.props;
  if (known.basis !== basisOf(row)) return null;
  if (known.editRevision === editRevision) return known;
  const planned = await findPlanned(q, event.id);
  return isDeepStrictEqual(planned, known.planned) ? { ...known, editRevision } : null;
};

/** The course of a started tournament, computed from nothing. */
export const findWholeCourse = async (q: Queries, { event, row }: Started): Promise<KnownCourse> => {
  const planned = await findPlanned(q, event.id);
  const log = await findCourseLog(q, event.id);
  const placed = await findPlannedMatches(q, event.id);
  const matches = new Map([...placed].map(([key, { matchId }]) => [key, { matchId }]));
  const plan = planOfEntries(row.config, planned, row.drawSeed ?? '');
  const course = startCourse(plan, rowsOf(log.entries));
  return {
    eventId: event.id,
    basis: basisOf(row),
    editRevision: event.props.editRevision,
    planned,
    log,
    course,
    matches,
  };
};

const withLog = (known: KnownCourse, log: CourseLog): KnownCourse => ({
  ...known,
  log,
  course: continueCourse(known.course, rowsOf(log.entries)),
});

/** The course after what was logged since. */
export const continueKnown = async (q: Queries, known: KnownCourse): Promise<KnownCourse> => {
  const log = await findCourseLog(q, known.eventId, known.log);
  return log === known.log ? known : withLog(known, log);
};

/** The course after what this transaction has written into its log since. */
export const continueWritten = (known: KnownCourse, written: Written): KnownCourse =>
  withLog(known, withWritten(known.log, written));

/** What this process remembers of a tournament, and its log as it is now; null if it remembers nothing. */
type Recalled = { readonly known: KnownCourse; readonly log: CourseLog } | null;

/** Recalls a tournament: it needs nothing of its event, so that both can be asked for at once. */
export const recallCourse = async (q: Queries, db: Database, eventId: string): Promise<Recalled> => {
  const known = courseCache(db).find(eventId);
  return known === null ? null : { known, log: await findCourseLog(q, eventId, known.log) };
};

/** The course of a started tournament from what was recalled in the same transaction. */
export const courseFrom = async (q: Queries, started: Started, recalled: Recalled): Promise<KnownCourse> => {
  const known = recalled === null ? null : await samePlan(q, recalled.known, started);
  if (recalled === null || known === null) return findWholeCourse(q, started);
  return recalled.log === known.log ? known : withLog(known, recalled.log);
};

/**
 * The course of a started tournament as these queries see it: from the memory of this process, and what was logged since.
 * Callers keep it in the memory as soon as everything that it contains is committed.
 */
export const findCourse = async (q: Queries, db: Database, started: Started): Promise<KnownCourse> =>
  courseFrom(q, started, await recallCourse(q, db, started.event.id));
