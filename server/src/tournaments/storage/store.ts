import type { TournamentSetup } from '@neundarter/rules/tournament/setup/setup';
import type { TournamentStatus } from '@neundarter/rules/tournament/setup/status';
import { type Selectable, sql } from 'kysely';
import type { EventProgress } from '../../events/event-kind.ts';
import type { Queries, WriteTx } from '../../platform/db/database.ts';
import { preparedQuery } from '../../platform/db/prepared.ts';
import type { TournamentsTable } from '../../platform/db/tables/tournament-tables.ts';
import { passRows } from '../../platform/passes/pass-rows.ts';
import { pinPlace } from './find-pins.ts';
import type { StoredTournament } from './stored-tournament.ts';

/** The columns to read. They are named one by one, so that an older process can still read a newer schema. */
const columns = [
  'event_id',
  'status',
  'config',
  'notification_address',
  'notification_token',
  'notification_waits',
  'draw_seed',
  'no_of_draws',
  'cancelled_because',
  'started_at',
  'finished_at',
  'listed_seeds',
] as const satisfies readonly (keyof TournamentsTable)[];

const tournamentOf = (row: Selectable<TournamentsTable>): StoredTournament => ({
  eventId: row.event_id,
  status: row.status,
  config: JSON.parse(row.config) as TournamentSetup,
  notificationAddress: row.notification_address,
  notificationToken: row.notification_token,
  notificationWaits: row.notification_waits === 1,
  drawSeed: row.draw_seed,
  noOfDraws: row.no_of_draws,
  cancelledBecause: row.cancelled_because,
  startedAt: row.started_at,
  finishedAt: row.finished_at,
  listedSeeds: row.listed_seeds === null ? null : (JSON.parse(row.listed_seeds) as readonly string[]),
});

const rowOf = (tournament: StoredTournament): Selectable<TournamentsTable> => ({
  event_id: tournament.eventId,
  status: tournament.status,
  config: JSON.stringify(tournament.config),
  notification_address: tournament.notificationAddress,
  notification_token: tournament.notificationToken,
  notification_waits: tournament.notificationWaits ? 1 : 0,
  draw_seed: tournament.drawSeed,
  no_of_draws: tournament.noOfDraws,
  cancelled_because: tournament.cancelledBecause,
  started_at: tournament.startedAt,
  finished_at: tournament.finishedAt,
  listed_seeds: tournament.listedSeeds === null ? null : JSON.stringify(tournament.listedSeeds),
});

/** The tournaments among these events. */
export const findTournaments = async (
  q: Queries,
  eventIds: readonly string[],
): Promise<readonly StoredTournament[]> => {
  if (eventIds.length === 0) return [];
  const rows = await q
    .selectFrom('tournaments')
    .select(columns)
    .where('event_id', 'in', [...eventIds])
    .execute();
  return rows.map(tournamentOf);
};

const selectTournament = preparedQuery<{ readonly eventId: string }, Selectable<TournamentsTable>>(
  (q, argument) => q.selectFrom('tournaments').select(columns).where('event_id', '=', argument('eventId')),
);

/** The tournament of an event; null if the event is none. */
export const findTournament = async (q: Queries, eventId: string): Promise<StoredTournament | null> => {
  const [row] = await selectTournament(q, { eventId });
  return row === undefined ? null : tournamentOf(row);
};

export const insertTournament = async ({ q }: WriteTx, tournament: StoredTournament): Promise<void> => {
  await q.insertInto('tournaments').values(rowOf(tournament)).execute();
};

export const updateTournament = async ({ q }: WriteTx, tournament: StoredTournament): Promise<void> => {
  const { event_id: eventId, ...row } = rowOf(tournament);
  await q.updateTable('tournaments').set(row).where('event_id', '=', eventId).execute();
};

/** How far the tournaments among these events are. */
export const findProgress = async (
  q: Queries,
  eventIds: readonly string[],
): Promise<readonly EventProgress[]> =>
  (await findTournaments(q, eventIds)).map(({ eventId, startedAt, status }) => ({
    eventId,
    isStarted: startedAt !== null,
    isCancelled: status === 'cancelled',
  }));

const queryOf = (q: Queries, teamId: string) =>
  q
    .selectFrom('tournaments')
    .innerJoin('events', 'events.id', 'tournaments.event_id')
    .select('tournaments.event_id')
    .where('events.team_id', '=', teamId);

/** Tournaments of a team. */
export const findTournamentsOf = async (q: Queries, teamId: string): Promise<readonly string[]> => {
  const rows = await queryOf(q, teamId).execute();
  return rows.map(({ event_id }) => event_id);
};

/** Tournaments of a team that were started. */
export const findStartedOf = async (q: Queries, teamId: string): Promise<readonly string[]> => {
  const rows = await queryOf(q, teamId).where('tournaments.started_at', 'is not', null).execute();
  return rows.map(({ event_id }) => event_id);
};

/** Whether a tournament has never been published, also if it was cancelled as a draft: publishing gives it a PIN. */
export const isUnpublished = async (
  q: Queries,
  { eventId, status }: Pick<StoredTournament, 'eventId' | 'status'>,
): Promise<boolean> => {
  if (status !== 'cancelled') return status === 'draft';
  return (await passRows.findKnown(q, pinPlace(eventId))).length === 0;
};

/** The same as an SQL condition on `events`. */
export const isUnpublishedInSql = sql<boolean>`exists (
  select 1 from tournaments as unpublished where unpublished.event_id = events.id
  and (unpublished.status = 'draft' or (unpublished.status = 'cancelled' and not exists (
    select 1 from passes where passes.kind = 'match-pin' and passes.scope = unpublished.event_id
  )))
)`;

/** Whether a tournament has this status, as an SQL condition on `events`. */
const hasStatusInSql = (status: TournamentStatus) => sql<boolean>`exists (
  select 1 from tournaments as asked where asked.event_id = events.id and asked.status = ${status}
)`;

export const isRunningInSql = hasStatusInSql('running');
export const isFinishedInSql = hasStatusInSql('finished');
