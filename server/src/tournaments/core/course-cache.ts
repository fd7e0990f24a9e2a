import type { Course } from '@neundarter/rules/tournament/course/continue-course';
import type { PlannedEntry } from '@neundarter/rules/tournament/setup/entries';
import type { Database } from '../../platform/db/database.ts';
import { recentlyUsed } from '../../platform/recently-used.ts';
import type { CourseLog } from '../storage/find-course-log.ts';
import type { IdsByKey } from './find-planned-matches.ts';

/** The course of a started tournament, and what it was computed from. It is never changed. */
export type KnownCourse = {
  readonly eventId: string;
  /** Names the settings, the draw and the start that the plan was made of. */
  readonly basis: string;
  /** The latest edit of the event at which the entries below were its entries. */
  readonly editRevision: number;
  readonly planned: readonly PlannedEntry[];
  readonly log: CourseLog;
  readonly course: Course;
  /**
   * The matches that existed when the course was computed from nothing. Where a match stands never changes, but it may have
   * been deleted since: whoever goes from a key to a match has to find that one.
   */
  readonly matches: IdsByKey;
};

/** Maximum number of matches in all courses that are kept; a match needs about 2 kB. */
const maxMatches = 8000;

const isNewer = (one: KnownCourse, other: KnownCourse): boolean => {
  if (one.editRevision !== other.editRevision) return one.editRevision > other.editRevision;
  return one.log.last > other.log.last || one.log.noOfUndone > other.log.noOfUndone;
};

const createMemory = () => {
  const courses = recentlyUsed<KnownCourse>(maxMatches, ({ course }) => course.plan.matches.length);
  let listener: ((known: KnownCourse) => void) | null = null;
  return {
    find: (eventId: string): KnownCourse | null => courses.get(eventId) ?? null,
    /** Keeps a course of which everything is committed, unless a newer one is known. */
    keep: (known: KnownCourse): void => {
      const other = courses.get(known.eventId);
      if (other !== undefined && !isNewer(known, other)) return;
      courses.set(known.eventId, known);
      listener?.(known);
    },
    forget: (eventId: string): void => courses.delete(eventId),
    /** Calls this from now on with every course that is kept. */
    watch: (onKept: (known: KnownCourse) => void): void => {
      listener = onKept;
    },
  };
};

type CourseCache = ReturnType<typeof createMemory>;

const memories = new WeakMap<Database, CourseCache>();

/**
 * This process's courses of started tournaments in a database. A course is valid only as long as the log and the entries are
 * those that it was computed from, which `findCourse` reads.
 */
export const courseCache = (db: Database): CourseCache => {
  const known = memories.get(db) ?? createMemory();
  memories.set(db, known);
  return known;
};
