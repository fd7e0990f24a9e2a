import type { PresenceReport } from '@neundarter/rules/hall/report';
import type { Selectable } from 'kysely';
import type { Queries, WriteTx } from '../platform/db/database.ts';
import type { PresenceReportsTable } from '../platform/db/tables/board-tables.ts';

const reportOf = (row: Selectable<PresenceReportsTable>): PresenceReport => ({
  says: row.says,
  at: row.said_at,
  by: row.said_by,
  isContrary: row.is_contrary === 1,
  hasLeftCallers: row.has_left_callers === 1,
});

type OfEntry = { readonly eventId: string; readonly entrant: string };

/** What was last said about an entry of an event; null if nothing was, or an organiser has answered. */
export const findReport = async (
  q: Queries,
  { eventId, entrant }: OfEntry,
): Promise<PresenceReport | null> => {
  const row = await q
    .selectFrom('presence_reports')
    .selectAll()
    .where('entry_id', '=', entrant)
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return row === undefined ? null : reportOf(row);
};

/** All of an event, the latest first. */
export const findReports = async (
  q: Queries,
  eventId: string,
): Promise<readonly (PresenceReport & { readonly entrant: string })[]> => {
  const rows = await q
    .selectFrom('presence_reports')
    .selectAll()
    .where('event_id', '=', eventId)
    .orderBy('said_at', 'desc')
    .orderBy('entry_id')
    .execute();
  return rows.map((row) => ({ ...reportOf(row), entrant: row.entry_id }));
};

/** Deletes what was said about an entry. */
export const removeReport = async ({ q }: WriteTx, entrant: string): Promise<void> => {
  await q.deleteFrom('presence_reports').where('entry_id', '=', entrant).execute();
};

/** Stores what was said about an entry instead of what was said before. */
export const writeReport = async (
  tx: WriteTx,
  { eventId, entrant }: OfEntry,
  report: PresenceReport,
): Promise<void> => {
  await removeReport(tx, entrant);
  const row = {
    entry_id: entrant,
    event_id: eventId,
    says: report.says,
    said_at: report.at,
    said_by: report.by,
    is_contrary: report.isContrary ? 1 : 0,
    has_left_callers: report.hasLeftCallers ? 1 : 0,
  };
  await tx.q.insertInto('presence_reports').values(row).execute();
};

/** Deletes everything that was said in an event. */
export const removeReports = async ({ q }: WriteTx, eventId: string): Promise<void> => {
  await q.deleteFrom('presence_reports').where('event_id', '=', eventId).execute();
};

const entriesOf = (q: Queries, playerId: string) =>
  q.selectFrom('event_participant_people').select('entry_id').where('player_id', '=', playerId);

/** Forgets what was said about a player. */
export const forgetReports = async ({ q }: WriteTx, playerId: string): Promise<void> => {
  await q.deleteFrom('presence_reports').where('entry_id', 'in', entriesOf(q, playerId)).execute();
};

/** Forgets which user has said something. */
export const forgetWhoReported = async ({ q }: WriteTx, userId: string): Promise<void> => {
  await q.updateTable('presence_reports').set({ said_by: null }).where('said_by', '=', userId).execute();
};

/** What was said about a player, and what a user has said, for the export of own data. */
export const findReportsOf = (q: Queries, { playerId, userId }: { playerId: string; userId: string }) =>
  q
    .selectFrom('presence_reports')
    .select(['event_id as eventId', 'entry_id as entrant', 'says', 'said_at as at'])
    .where((where) =>
      where.or([where('said_by', '=', userId), where('entry_id', 'in', entriesOf(q, playerId))]),
    )
    .orderBy('event_id')
    .orderBy('entry_id')
    .execute();
