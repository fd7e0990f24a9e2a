import type { LeagueRequest } from '@neundarter/rules/access/leagues';
import type { PlannedFixture } from '@neundarter/rules/league/season-plan';
import type { PerParty } from '@neundarter/rules/match/types';
import type { Queries, WriteTx } from '../platform/db/database.ts';

/** A team of a league; its number is its place in the list. */
export type LeagueTeam = {
  /** Null: without accounts. */
  readonly teamId: string | null;
  readonly name: string;
  readonly request: LeagueRequest;
};

/** What the office has entered for a fixture, home first. */
export type EnteredResult = { readonly games: PerParty<number>; readonly legs: PerParty<number> };

/** A fixture; its number is its place in the list. */
export type StoredFixture = PlannedFixture & {
  /** As planned in the beginning; `startDateTime` is where it was moved to. ms since 1970 */
  readonly plannedDateTime: number;
  readonly eventId: string | null;
  readonly result: EnteredResult | null;
};

const teamRows = (q: Queries, leagueIds: readonly string[]) =>
  q
    .selectFrom('league_teams')
    .leftJoin('teams', 'teams.id', 'league_teams.team_id')
    .select([
      'league_teams.league_id',
      'league_teams.team_id',
      'league_teams.name',
      'league_teams.request',
      'teams.name as present_name',
    ])
    .where('league_teams.league_id', 'in', [...leagueIds])
    .orderBy('league_teams.league_id')
    .orderBy('league_teams.number')
    .execute();

/** The teams of leagues, in their order; those of this server by their present names. */
export const findTeamsOfLeagues = async (
  q: Queries,
  leagueIds: readonly string[],
): Promise<ReadonlyMap<string, readonly LeagueTeam[]>> => {
  if (leagueIds.length === 0) return new Map();
  const lists = Map.groupBy(await teamRows(q, leagueIds), ({ league_id: id }) => id);
  return new Map(
    [...lists].map(([id, rows]) => [
      id,
      rows.map((row) => ({
        teamId: row.team_id,
        name: row.present_name ?? row.name,
        request: row.request,
      })),
    ]),
  );
};

/** The teams of one league. */
export const findTeamsOfLeague = async (q: Queries, leagueId: string): Promise<readonly LeagueTeam[]> =>
  (await findTeamsOfLeagues(q, [leagueId])).get(leagueId) ?? [];

/** The fixtures of a league, in their order. */
export const findFixtures = async (q: Queries, leagueId: string): Promise<readonly StoredFixture[]> => {
  const rows = await q
    .selectFrom('league_fixtures')
    .select(['round', 'home', 'away', 'start_date_time', 'moved_to', 'event_id', 'result'])
    .where('league_id', '=', leagueId)
    .orderBy('number')
    .execute();
  return rows.map((row) => ({
    round: row.round,
    home: row.home,
    away: row.away,
    startDateTime: row.moved_to ?? row.start_date_time,
    plannedDateTime: row.start_date_time,
    eventId: row.event_id,
    result: row.result === null ? null : (JSON.parse(row.result) as EnteredResult),
  }));
};

/** Replaces the teams of a league. */
export const putTeams = async (
  { q }: WriteTx,
  leagueId: string,
  teams: readonly LeagueTeam[],
): Promise<void> => {
  await q.deleteFrom('league_teams').where('league_id', '=', leagueId).execute();
  const rows = teams.map(({ teamId, name, request }, number) => ({
    league_id: leagueId,
    number,
    team_id: teamId,
    name,
    request,
  }));
  if (rows.length > 0) await q.insertInto('league_teams').values(rows).execute();
};

/** Replaces the fixtures of a league by those of a plan. */
export const putFixtures = async (
  { q }: WriteTx,
  leagueId: string,
  fixtures: readonly PlannedFixture[],
): Promise<void> => {
  await q.deleteFrom('league_fixtures').where('league_id', '=', leagueId).execute();
  const rows = fixtures.map(({ round, home, away, startDateTime }, number) => ({
    league_id: leagueId,
    number,
    round,
    home,
    away,
    start_date_time: startDateTime,
    moved_to: null,
    event_id: null,
    result: null,
  }));
  if (rows.length > 0) await q.insertInto('league_fixtures').values(rows).execute();
};

type FixtureKey = { readonly leagueId: string; readonly number: number };

const changeFixture = ({ q }: WriteTx, { leagueId, number }: FixtureKey) =>
  q.updateTable('league_fixtures').where('league_id', '=', leagueId).where('number', '=', number);

/** Names the match day of a fixture. */
export const setMatchday = async (tx: WriteTx, key: FixtureKey, eventId: string): Promise<void> => {
  await changeFixture(tx, key).set({ event_id: eventId }).execute();
};

/** Stores to when a fixture was moved, ms since 1970. */
export const setMovedTo = async (tx: WriteTx, key: FixtureKey, startDateTime: number): Promise<void> => {
  await changeFixture(tx, key).set({ moved_to: startDateTime }).execute();
};

/** Stores what the office has entered for a fixture. */
export const setEnteredResult = async (
  tx: WriteTx,
  key: FixtureKey,
  result: EnteredResult | null,
): Promise<void> => {
  await changeFixture(tx, key)
    .set({ result: result === null ? null : JSON.stringify(result) })
    .execute();
};
