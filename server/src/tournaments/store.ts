import type { TournamentSetup } from '@neundarter/rules/tournament/setup/setup';
import type { Selectable } from 'kysely';
import type { Queries, WriteTx } from '../platform/db/database.ts';
import type { TournamentsTable } from '../platform/db/tables/tournament-tables.ts';
import type { StoredTournament } from './stored-tournament.ts';

/** The columns to read. They are named one by one, so that an older process can still read a newer schema. */
const columns = [
  'event_id',
  'status',
  'config',
  'notification_address',
  'match_pin',
  'draw_seed',
  'no_of_draws',
  'cancelled_because',
  'started_at',
  'finished_at',
  'pin_locked_at',
  'pin_round',
  'listed_seeds',
  'earlier_pins',
] as const satisfies readonly (keyof TournamentsTable)[];

const tournamentOf = (row: Selectable<TournamentsTable>): StoredTournament => ({
  eventId: row.event_id,
  status: row.status,
  config: JSON.parse(row.config) as TournamentSetup,
  notificationAddress: row.notification_address,
  matchPin: row.match_pin,
  drawSeed: row.draw_seed,
  noOfDraws: row.no_of_draws,
  cancelledBecause: row.cancelled_because,
  startedAt: row.started_at,
  finishedAt: row.finished_at,
  pinLockedAt: row.pin_locked_at,
  pinRound: row.pin_round,
  listedSeeds: row.listed_seeds === null ? null : (JSON.parse(row.listed_seeds) as readonly string[]),
  earlierPins: row.earlier_pins === null ? [] : (JSON.parse(row.earlier_pins) as readonly string[]),
});

const rowOf = (tournament: StoredTournament): Selectable<TournamentsTable> => ({
  event_id: tournament.eventId,
  status: tournament.status,
  config: JSON.stringify(tournament.config),
  notification_address: tournament.notificationAddress,
  match_pin: tournament.matchPin,
  draw_seed: tournament.drawSeed,
  no_of_draws: tournament.noOfDraws,
  cancelled_because: tournament.cancelledBecause,
  started_at: tournament.startedAt,
  finished_at: tournament.finishedAt,
  pin_locked_at: tournament.pinLockedAt,
  pin_round: tournament.pinRound,
  listed_seeds: tournament.listedSeeds === null ? null : JSON.stringify(tournament.listedSeeds),
  earlier_pins: tournament.earlierPins.length === 0 ? null : JSON.stringify(tournament.earlierPins),
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

/** The tournament of an event; null if the event is none. */
export const findTournament = async (q: Queries, eventId: string): Promise<StoredTournament | null> =>
  (await findTournaments(q, [eventId]))[0] ?? null;

export const insertTournament = async ({ q }: WriteTx, tournament: StoredTournament): Promise<void> => {
  await q.insertInto('tournaments').values(rowOf(tournament)).execute();
};

export const updateTournament = async ({ q }: WriteTx, tournament: StoredTournament): Promise<void> => {
  const { event_id: eventId, ...row } = rowOf(tournament);
  await q.updateTable('tournaments').set(row).where('event_id', '=', eventId).execute();
};

/** Of these events the tournaments that have started or are finished. */
export const findStarted = async (q: Queries, eventIds: readonly string[]): Promise<readonly string[]> =>
  (await findTournaments(q, eventIds))
    .filter(({ startedAt }) => startedAt !== null)
    .map(({ eventId }) => eventId);

/** Tournaments of a team. */
export const findTournamentsOf = async (q: Queries, teamId: string): Promise<readonly string[]> => {
  const rows = await q
    .selectFrom('tournaments')
    .innerJoin('events', 'events.id', 'tournaments.event_id')
    .select('tournaments.event_id')
    .where('events.team_id', '=', teamId)
    .execute();
  return rows.map(({ event_id }) => event_id);
};

/** Tournaments of a team that were started. */
export const findStartedOf = async (q: Queries, teamId: string): Promise<readonly string[]> => {
  const rows = await q
    .selectFrom('tournaments')
    .innerJoin('events', 'events.id', 'tournaments.event_id')
    .select('tournaments.event_id')
    .where('events.team_id', '=', teamId)
    .where('tournaments.started_at', 'is not', null)
    .execute();
  return rows.map(({ event_id }) => event_id);
};
