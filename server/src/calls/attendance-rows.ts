import { type Attendance, attendanceNow } from '@neundarter/rules/hall/attendance';
import { goneIn } from '@neundarter/rules/tournament/advance/log';
import type { Queries, WriteTx } from '../platform/db/database.ts';
import type { AttendancesTable } from '../platform/db/tables/board-tables.ts';
import type { GatheredTournament } from '../tournaments/core/gather-tournament.ts';
import { rowsOf, withdrawnFrom } from '../tournaments/storage/stored-log.ts';

const attendanceOf = (row: AttendancesTable): Attendance => ({
  presence: row.presence,
  comingAt: row.coming_at,
  pauseUntil: row.pause_until,
  isCaller: row.is_caller === 1,
});

/** What was said about the entries of an event, by entry. */
const findSaid = async (q: Queries, eventId: string): Promise<ReadonlyMap<string, Attendance>> => {
  const rows = await q.selectFrom('attendances').selectAll().where('event_id', '=', eventId).execute();
  return new Map(rows.map((row) => [row.entry_id, attendanceOf(row)]));
};

/** The attendance of all confirmed entries of a started tournament. */
export const findAttendance = async (
  q: Queries,
  { event, entries, log }: Pick<GatheredTournament, 'event' | 'entries' | 'log'>,
): Promise<ReadonlyMap<string, Attendance>> => {
  const said = await findSaid(q, event.id);
  const leftOut = goneIn(rowsOf(log));
  const withdrawn = new Set(withdrawnFrom(log));
  const confirmed = entries.filter(({ status }) => status === 'confirmed');
  return new Map(
    confirmed.map(({ id }) => {
      const noted = { isLeftOut: leftOut.has(id), hasWithdrawn: withdrawn.has(id) };
      return [id, attendanceNow(said.get(id) ?? null, noted)];
    }),
  );
};

type OfEntry = { readonly eventId: string; readonly entrant: string };

/** Stores what was said about an entry. */
export const writeAttendance = async (
  { q }: WriteTx,
  { eventId, entrant }: OfEntry,
  said: Attendance,
): Promise<void> => {
  await q.deleteFrom('attendances').where('entry_id', '=', entrant).execute();
  const row = {
    entry_id: entrant,
    event_id: eventId,
    presence: said.presence,
    coming_at: said.comingAt,
    pause_until: said.pauseUntil,
    is_caller: said.isCaller ? 1 : 0,
  };
  await q.insertInto('attendances').values(row).execute();
};

const entriesOf = (q: Queries, playerId: string) =>
  q.selectFrom('event_participant_people').select('entry_id').where('player_id', '=', playerId);

/** Forgets when a player came and paused; what the tournament has noted stays. */
export const forgetAttendance = async ({ q }: WriteTx, playerId: string): Promise<void> => {
  await q.deleteFrom('attendances').where('entry_id', 'in', entriesOf(q, playerId)).execute();
};

/** What was said about a player, for the export of own data. */
export const findAttendanceOf = (q: Queries, playerId: string) =>
  q
    .selectFrom('attendances')
    .select(['event_id as eventId', 'presence', 'coming_at as comingAt', 'pause_until as pauseUntil'])
    .where('entry_id', 'in', entriesOf(q, playerId))
    .orderBy('event_id')
    .execute();
