import { guestsPassBounds } from '@neundarter/rules/access/guests-pass';
import type { MatchdayFormat, Side } from '@neundarter/rules/matchday/plan';
import type { MatchdayResult, MatchdayStatus } from '@neundarter/rules/matchday/result';
import { sql } from 'kysely';
import type { Queries, WriteTx } from '../../platform/db/database.ts';
import type { MatchdaysTable } from '../../platform/db/tables/event-tables.ts';
import type { StoredLineUp, StoredMatchday } from './stored-matchday.ts';

const matchdayOf = (row: MatchdaysTable): StoredMatchday => ({
  eventId: row.event_id,
  ownerSide: row.owner_side,
  otherTeamId: row.away_team_id,
  otherTeamName: row.away_team_name,
  isOtherRegistered: row.is_away_registered === 1,
  request: row.request,
  status: row.status,
  result: JSON.parse(row.result) as MatchdayResult,
  startedAt: row.started_at,
  finishedAt: row.finished_at,
  revealedAt: row.revealed_at,
  timedAt: row.timed_at,
  waitMinutes: row.wait_minutes,
  format: row.format === null ? null : (JSON.parse(row.format) as MatchdayFormat),
});

const rowOf = (matchday: StoredMatchday): MatchdaysTable => ({
  event_id: matchday.eventId,
  owner_side: matchday.ownerSide,
  away_team_id: matchday.otherTeamId,
  away_team_name: matchday.otherTeamName,
  is_away_registered: matchday.isOtherRegistered ? 1 : 0,
  request: matchday.request,
  status: matchday.status,
  result: JSON.stringify(matchday.result),
  started_at: matchday.startedAt,
  finished_at: matchday.finishedAt,
  revealed_at: matchday.revealedAt,
  timed_at: matchday.timedAt,
  wait_minutes: matchday.waitMinutes,
  format: matchday.format === null ? null : JSON.stringify(matchday.format),
});

/** The columns to read. They are named one by one, so that an older process can still read a newer schema. */
const columns = [
  'event_id',
  'away_team_id',
  'away_team_name',
  'is_away_registered',
  'status',
  'result',
  'started_at',
  'finished_at',
  'revealed_at',
  'timed_at',
  'wait_minutes',
  'format',
  'owner_side',
  'request',
] as const satisfies readonly (keyof MatchdaysTable)[];

/** The match days of these events. */
export const findMatchdays = async (
  q: Queries,
  eventIds: readonly string[],
): Promise<readonly StoredMatchday[]> => {
  if (eventIds.length === 0) return [];
  const rows = await q
    .selectFrom('matchdays')
    .select(columns)
    .where('event_id', 'in', [...eventIds])
    .execute();
  return rows.map(matchdayOf);
};

export const insertMatchday = async ({ q }: WriteTx, matchday: StoredMatchday): Promise<void> => {
  await q.insertInto('matchdays').values(rowOf(matchday)).execute();
};

export const updateMatchday = async ({ q }: WriteTx, matchday: StoredMatchday): Promise<void> => {
  const { event_id: eventId, ...row } = rowOf(matchday);
  await q.updateTable('matchdays').set(row).where('event_id', '=', eventId).execute();
};

/** Deletes a match day with its line-ups; its log goes with the event. */
export const removeMatchdayRow = async ({ q }: WriteTx, eventId: string): Promise<void> => {
  await q.deleteFrom('guest_devices').where('event_id', '=', eventId).execute();
  await q.deleteFrom('line_up_places').where('event_id', '=', eventId).execute();
  await q.deleteFrom('line_ups').where('event_id', '=', eventId).execute();
  await q.deleteFrom('matchdays').where('event_id', '=', eventId).execute();
};

/** The line-ups of these events that are set. */
export const findLineUps = async (
  q: Queries,
  eventIds: readonly string[],
): Promise<readonly StoredLineUp[]> => {
  if (eventIds.length === 0) return [];
  const lineUps = await q
    .selectFrom('line_ups')
    .select(['event_id', 'side', 'set_by', 'is_own', 'changed_at', 'accepted_at', 'asked_at'])
    .where('event_id', 'in', [...eventIds])
    .execute();
  const places = await q
    .selectFrom('line_up_places')
    .select(['event_id', 'side', 'player_id'])
    .where('event_id', 'in', [...eventIds])
    .orderBy('place')
    .execute();
  const keyOf = (row: { readonly event_id: string; readonly side: Side }) => `${row.event_id}/${row.side}`;
  const players = Map.groupBy(places, keyOf);
  return lineUps.map((row) => ({
    eventId: row.event_id,
    side: row.side,
    players: (players.get(keyOf(row)) ?? []).map(({ player_id }) => player_id),
    setBy: row.set_by,
    isOwn: row.is_own === 1,
    changedAt: row.changed_at,
    acceptedAt: row.accepted_at,
    askedAt: row.asked_at,
  }));
};

type Entry = { readonly eventId: string; readonly side: Side; readonly playerId: string };

/** Adds a player to the end of a line-up that is set. */
export const appendToLineUp = async ({ q }: WriteTx, { eventId, side, playerId }: Entry): Promise<void> => {
  const { last } = await q
    .selectFrom('line_up_places')
    .select(({ fn }) => fn.max('place').as('last'))
    .where('event_id', '=', eventId)
    .where('side', '=', side)
    .executeTakeFirstOrThrow();
  const place = last + 1;
  await q
    .insertInto('line_up_places')
    .values({ event_id: eventId, side, place, player_id: playerId })
    .execute();
};

/** Removes a player from a line-up; the places of the others stay. */
export const removeFromLineUp = async ({ q }: WriteTx, { eventId, side, playerId }: Entry): Promise<void> => {
  await q
    .deleteFrom('line_up_places')
    .where('event_id', '=', eventId)
    .where('side', '=', side)
    .where('player_id', '=', playerId)
    .execute();
};

type SideOfEvent = { readonly eventId: string; readonly side: Side };

/** Deletes the line-up of a side. */
export const removeLineUp = async ({ q }: WriteTx, { eventId, side }: SideOfEvent): Promise<void> => {
  for (const table of ['line_up_places', 'line_ups'] as const)
    await q.deleteFrom(table).where('event_id', '=', eventId).where('side', '=', side).execute();
};

const columnsOf = ({ setBy, isOwn, changedAt, acceptedAt, askedAt }: StoredLineUp) => ({
  set_by: setBy,
  is_own: isOwn ? 1 : 0,
  changed_at: changedAt,
  accepted_at: acceptedAt,
  asked_at: askedAt,
});

/** Writes everything about a line-up but its players. */
export const markLineUp = async ({ q }: WriteTx, lineUp: StoredLineUp): Promise<void> => {
  const { eventId, side } = lineUp;
  await q
    .updateTable('line_ups')
    .set(columnsOf(lineUp))
    .where('event_id', '=', eventId)
    .where('side', '=', side)
    .execute();
};

/** Sets the line-up of a side in place of an earlier one. @param setAt ms since 1970 */
export const putLineUp = async (tx: WriteTx, lineUp: StoredLineUp, setAt: number): Promise<void> => {
  const { eventId, side, players } = lineUp;
  await removeLineUp(tx, lineUp);
  await tx.q
    .insertInto('line_ups')
    .values({ event_id: eventId, side, set_at: setAt, ...columnsOf(lineUp) })
    .execute();
  await tx.q
    .insertInto('line_up_places')
    .values(players.map((playerId, place) => ({ event_id: eventId, side, place, player_id: playerId })))
    .execute();
};

/**
 * SQL condition that the line-ups of a match day are public, with the same result as `areLineUpsPublic` of the rules.
 * The query must contain `matchdays`.
 */
const areLineUpsPublic = sql<boolean>`(matchdays.started_at is not null or (select count(*) from line_ups where line_ups.event_id = matchdays.event_id) = 2)`;

/** Events in which a player is on a public line-up. */
export const findLineUpEvents = async (q: Queries, playerId: string): Promise<readonly string[]> => {
  const rows = await q
    .selectFrom('line_up_places')
    .innerJoin('matchdays', 'matchdays.event_id', 'line_up_places.event_id')
    .select('matchdays.event_id')
    .distinct()
    .where('line_up_places.player_id', '=', playerId)
    .where(areLineUpsPublic)
    .execute();
  return rows.map(({ event_id }) => event_id);
};

/** Match days that other teams have entered against these teams of the platform, which have agreed or not answered yet. */
export const findGuestEvents = async (
  q: Queries,
  teamIds: readonly string[],
  request: 'agreed' | 'open',
): Promise<readonly string[]> => {
  if (teamIds.length === 0) return [];
  const rows = await q
    .selectFrom('matchdays')
    .select('event_id')
    .where('away_team_id', 'in', [...teamIds])
    .where('is_away_registered', '=', 1)
    .where('request', '=', request)
    .execute();
  return rows.map(({ event_id }) => event_id);
};

/** Match days that a device of the guests may see. @param now ms since 1970 */
export const findEnrolledEvents = async (
  q: Queries,
  { callerId, now }: { readonly callerId: string; readonly now: number },
): Promise<readonly string[]> => {
  const { startsBefore, endsAfter } = guestsPassBounds(now);
  const rows = await q
    .selectFrom('guest_devices')
    .innerJoin('events', 'events.id', 'guest_devices.event_id')
    .select('events.id')
    .where('caller_id', '=', callerId)
    .where('start_date_time', '<=', startsBefore)
    .where('end_date_time', '>', endsAfter)
    .execute();
  return rows.map(({ id }) => id);
};

/** Whether a player is on a public line-up of an event. */
export const isOnPublicLineUp = async (
  q: Queries,
  { eventId, playerId }: { readonly eventId: string; readonly playerId: string },
): Promise<boolean> => {
  const row = await q
    .selectFrom('line_up_places')
    .innerJoin('matchdays', 'matchdays.event_id', 'line_up_places.event_id')
    .select('matchdays.event_id')
    .where('line_up_places.event_id', '=', eventId)
    .where('line_up_places.player_id', '=', playerId)
    .where(areLineUpsPublic)
    .executeTakeFirst();
  return row !== undefined;
};

/** The line-ups of match days that are not started and contain a player. */
export const findOpenLineUpsOf = async (q: Queries, playerId: string): Promise<readonly SideOfEvent[]> => {
  const rows = await q
    .selectFrom('line_up_places')
    .innerJoin('matchdays', 'matchdays.event_id', 'line_up_places.event_id')
    .select(['matchdays.event_id', 'side'])
    .where('player_id', '=', playerId)
    .where('started_at', 'is', null)
    .orderBy('matchdays.event_id')
    .orderBy('side')
    .execute();
  return rows.map(({ event_id: eventId, side }) => ({ eventId, side }));
};

/** The places of a player on public line-ups. */
export const findPublicPlacesOf = async (
  q: Queries,
  playerId: string,
): Promise<readonly (SideOfEvent & { readonly place: number })[]> => {
  const rows = await q
    .selectFrom('line_up_places')
    .innerJoin('matchdays', 'matchdays.event_id', 'line_up_places.event_id')
    .select(['matchdays.event_id', 'side', 'place'])
    .where('player_id', '=', playerId)
    .where(areLineUpsPublic)
    .orderBy('matchdays.event_id')
    .execute();
  return rows.map(({ event_id: eventId, side, place }) => ({ eventId, side, place }));
};

/** Of these players those who are on a line-up of a match day that is not finished, and those on an earlier one. */
export const findListedPlayers = async (
  q: Queries,
  playerIds: readonly string[],
): Promise<{ readonly open: readonly string[]; readonly past: readonly string[] }> => {
  if (playerIds.length === 0) return { open: [], past: [] };
  const rows = await q
    .selectFrom('line_up_places')
    .innerJoin('matchdays', 'matchdays.event_id', 'line_up_places.event_id')
    .select(['player_id', 'status'])
    .distinct()
    .where('player_id', 'in', [...playerIds])
    .execute();
  const idsWith = (isFinished: boolean) =>
    rows.flatMap(({ player_id, status }) =>
      (status === 'finished') === isFinished && player_id !== null ? [player_id] : [],
    );
  return { open: idsWith(false), past: idsWith(true) };
};

/** Match days against a team, entered by another one, that are not finished. */
export const findOpenGuestEvents = async (q: Queries, otherTeamId: string): Promise<readonly string[]> => {
  const rows = await q
    .selectFrom('matchdays')
    .select('event_id')
    .where('away_team_id', '=', otherTeamId)
    .where('status', '<>', 'finished')
    .execute();
  return rows.map(({ event_id }) => event_id);
};

/** Match days that a team has entered and that are running or finished. */
export const findStartedOwnEvents = async (q: Queries, teamId: string): Promise<readonly string[]> => {
  const rows = await q
    .selectFrom('matchdays')
    .innerJoin('events', 'events.id', 'matchdays.event_id')
    .select('matchdays.event_id')
    .where('events.team_id', '=', teamId)
    .where('matchdays.status', '<>', 'scheduled')
    .execute();
  return rows.map(({ event_id }) => event_id);
};

/** Forgets who has set line-ups. */
export const forgetSetter = async ({ q }: WriteTx, userId: string): Promise<void> => {
  await q.updateTable('line_ups').set({ set_by: null }).where('set_by', '=', userId).execute();
};

/** Puts another player in place of one on the line-ups of a match day. */
export const replaceListed = async (
  { q }: WriteTx,
  {
    eventId,
    playerId,
    newId,
  }: { readonly eventId: string; readonly playerId: string; readonly newId: string },
): Promise<void> => {
  await q
    .updateTable('line_up_places')
    .set({ player_id: newId })
    .where('event_id', '=', eventId)
    .where('player_id', '=', playerId)
    .execute();
};

/** Whether a match day has this status, as an SQL condition on `events`. */
const hasStatusInSql = (status: MatchdayStatus) => sql<boolean>`exists (
  select 1 from matchdays as asked where asked.event_id = events.id and asked.status = ${status}
)`;

export const isRunningInSql = hasStatusInSql('running');
export const isFinishedInSql = hasStatusInSql('finished');
