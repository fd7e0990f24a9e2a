import type { Tournament } from '@neundarter/rules/tournament/course/advance';
import type { Plan } from '@neundarter/rules/tournament/plan/plan';
import { findEventById } from '../../events/reads.ts';
import type { EventRecord } from '../../events/stored-event.ts';
import type { Database, Queries } from '../../platform/db/database.ts';
import { together } from '../../platform/db/together.ts';
import { findTournament } from '../storage/store.ts';
import type { KnownCourse } from './course-cache.ts';
import { courseFrom, findCourse, recallCourse } from './find-course.ts';
import { findPlannedMatches, type MatchesByKey } from './find-planned-matches.ts';
import { type GatheredTournament, gatherStarted } from './gather-tournament.ts';

/** The course of a started tournament in the transaction of a change: what a result needs, whatever its size. */
export type RunningCourse = {
  readonly tournament: Pick<GatheredTournament, 'event' | 'row'>;
  readonly known: KnownCourse;
  readonly plan: Plan;
  /** The state before the change. */
  readonly before: Tournament;
};

/** A started tournament in the transaction of a change. */
export type RunningTournament = RunningCourse & {
  readonly tournament: GatheredTournament;
  readonly matches: MatchesByKey;
};

/** Where a tournament is looked up, and whose memory is used. */
type Source = { readonly q: Queries; readonly db: Database };

const runningOf = (tournament: RunningCourse['tournament'], known: KnownCourse): RunningCourse => ({
  tournament,
  known,
  plan: known.course.plan,
  before: known.course.tournament,
});

/** The course of the tournament of a locked event before a change; null unless it was started. */
export const gatherCourse = async ({ q, db }: Source, eventId: string): Promise<RunningCourse | null> => {
  const [event, row, recalled] = await together([
    findEventById(q, eventId),
    findTournament(q, eventId),
    recallCourse(q, db, eventId),
  ]);
  if (event === null || row === null || row.startedAt === null) return null;
  const tournament = { event, row };
  return runningOf(tournament, await courseFrom(q, tournament, recalled));
};

/** The tournament of a locked event before a change, with all entries and matches; null unless it was started. */
export const gatherRunning = async (
  { q, db }: Source,
  event: EventRecord,
): Promise<RunningTournament | null> => {
  const tournament = await gatherStarted(q, event);
  if (tournament === null) return null;
  const matches = await findPlannedMatches(q, event.id);
  return { ...runningOf(tournament, await findCourse(q, db, tournament)), tournament, matches };
};
