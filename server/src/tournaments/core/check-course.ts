import { isDeepStrictEqual } from 'node:util';
import { findEventById } from '../../events/reads.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Log } from '../../platform/log.ts';
import { findTournament } from '../storage/store.ts';
import { courseCache, type KnownCourse } from './course-cache.ts';
import { findWholeCourse } from './find-course.ts';

type Checking = { readonly db: Database; readonly log: Log };

/** After how many changes of courses one of them is checked: a check costs about as much as ten results. */
const changesPerCheck = 200;

const readWhole = (db: Database, eventId: string): Promise<KnownCourse | null> =>
  db.read(async (q) => {
    const event = await findEventById(q, eventId);
    const row = event === null ? null : await findTournament(q, eventId);
    if (event === null || row === null || row.startedAt === null) return null;
    return findWholeCourse(q, { event, row });
  });

/** Whether both were computed from the same log; otherwise one of them is only behind. */
const areOfSameLog = (one: KnownCourse, other: KnownCourse): boolean =>
  one.basis === other.basis &&
  one.editRevision === other.editRevision &&
  one.log.last === other.log.last &&
  one.log.noOfUndone === other.log.noOfUndone;

/**
 * Compares the remembered course of a tournament with what follows from the database. A difference is a fault of this
 * program: it is logged, and the course is forgotten, so that the next change computes it from nothing.
 */
export const checkCourse = async (
  { db, log }: Checking,
  eventId: string,
): Promise<'same' | 'different' | 'not-compared'> => {
  const whole = await readWhole(db, eventId);
  const known = courseCache(db).find(eventId);
  if (whole === null || known === null || !areOfSameLog(known, whole)) return 'not-compared';
  const isSame =
    isDeepStrictEqual(known.log.entries, whole.log.entries) &&
    isDeepStrictEqual(known.course.tournament, whole.course.tournament);
  if (isSame) return 'same';
  log.error({ eventId }, 'The remembered course of a tournament was wrong and is computed anew');
  courseCache(db).forget(eventId);
  return 'different';
};

/** Checks one of many remembered courses after it has changed, when nobody waits for it. */
export const watchCourses = ({ db, log }: Checking): void => {
  let changes = 0;
  courseCache(db).watch(({ eventId }) => {
    changes += 1;
    if (changes % changesPerCheck !== 0) return;
    setImmediate(() => {
      checkCourse({ db, log }, eventId).catch((error: unknown) =>
        log.warn({ err: error, eventId }, 'The course of a tournament could not be checked'),
      );
    });
  });
};
