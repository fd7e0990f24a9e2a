import type { Tournament } from '@neundarter/rules/tournament/course/advance';
import type { Plan } from '@neundarter/rules/tournament/plan/plan';
import { findEventById } from '../../events/reads.ts';
import type { EventRecord } from '../../events/stored-event.ts';
import type { Database, Queries } from '../../platform/db/database.ts';
import { together } from '../../platform/db/together.ts';
import { findTournament } from '../storage/store.ts';
import type { KnownCourse } from './course-cache.ts';
import { findCourse } from './find-course.ts';
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

const withCourse = async <Gathered extends RunningCourse['tournament']>(
  { q, db }: Source,
  tournament: Gathered,
) => {
  const known = await findCourse(q, db, tournament);
  return { tournament, known, plan: known.course.plan, before: known.course.tournament };
};

/** The course of the tournament of a locked event before a change; null unless it was started. */
export const gatherCourse = async (source: Source, eventId: string): Promise<RunningCourse | null> => {
  const { q } = source;
  const [event, row] = await together([findEventById(q, eventId), findTournament(q, eventId)]);
  if (event === null || row === null || row.startedAt === null) return null;
  return withCourse(source, { event, row });
};

/** The tournament of a locked event before a change, with all entries and matches; null unless it was started. */
export const gatherRunning = async (
  source: Source,
  event: EventRecord,
): Promise<RunningTournament | null> => {
  const tournament = await gatherStarted(source.q, event);
  if (tournament === null) return null;
  const matches = await findPlannedMatches(source.q, event.id);
  return { ...(await withCourse(source, tournament)), tournament, matches };
};
