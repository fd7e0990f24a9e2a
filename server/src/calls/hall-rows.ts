import type { CallerDemand } from '@neundarter/rules/hall/caller-demand';
import type { HallMode } from '@neundarter/rules/hall/hall-mode';
import type { Queries, WriteTx } from '../platform/db/database.ts';

/** What organisers have said about the hall of an event. */
export type HallChoice = {
  readonly mode: HallMode;
  /** When they have released the knockout before its time, ms since 1970; null if they have not. */
  readonly releasedAt: number | null;
  /** Whether people can say of themselves that they are here or leave. */
  readonly isOpenToReports: boolean;
  /** Whether called matches need a caller; null: as the tournament's own rule says. */
  readonly callers: CallerDemand | null;
};

/** How organisers call in the hall of an event. */
export const findHallChoice = async (q: Queries, eventId: string): Promise<HallChoice> => {
  const row = await q
    .selectFrom('event_halls')
    .select(['mode', 'knockout_from as releasedAt', 'is_closed_to_reports', 'callers'])
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  if (row === undefined) return { mode: 'proposal', releasedAt: null, isOpenToReports: true, callers: null };
  const { is_closed_to_reports, ...choice } = row;
  return { ...choice, isOpenToReports: is_closed_to_reports === 0 };
};

/** Stores a choice; what is missing stays. */
export const writeHallChoice = async (
  { q }: WriteTx,
  eventId: string,
  choice: Partial<HallChoice>,
): Promise<void> => {
  const { mode, releasedAt, isOpenToReports, callers } = { ...(await findHallChoice(q, eventId)), ...choice };
  await q.deleteFrom('event_halls').where('event_id', '=', eventId).execute();
  const closed = { is_closed_to_reports: isOpenToReports ? 0 : 1 };
  await q
    .insertInto('event_halls')
    .values({ event_id: eventId, mode, knockout_from: releasedAt, callers, ...closed })
    .execute();
};

/** Ends the calls of a tournament that calls by itself: from now on it proposes them. */
export const endAutomatic = async ({ q }: WriteTx, eventId: string): Promise<void> => {
  await q
    .updateTable('event_halls')
    .set({ mode: 'proposal' })
    .where('event_id', '=', eventId)
    .where('mode', '=', 'automatic')
    .execute();
};

/** The running tournaments that call by themselves, with their teams and revisions. */
export const findAutomatic = (
  q: Queries,
): Promise<readonly { readonly eventId: string; readonly teamId: string; readonly revision: number }[]> =>
  q
    .selectFrom('event_halls')
    .innerJoin('tournaments', 'tournaments.event_id', 'event_halls.event_id')
    .innerJoin('events', 'events.id', 'event_halls.event_id')
    .select(['event_halls.event_id as eventId', 'events.team_id as teamId', 'events.revision'])
    .where('event_halls.mode', '=', 'automatic')
    .where('tournaments.status', '=', 'running')
    .orderBy('event_halls.event_id')
    .execute();
