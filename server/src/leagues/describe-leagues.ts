import type { LeagueEntity, LeagueFixture, ListedLeague } from '@neundarter/contract/entities/league';
import { pointsOfGames } from '@neundarter/rules/league/league-table';
import { deductionsIn } from '@neundarter/rules/league/measures';
import { rulingOf } from '@neundarter/rules/league/report';
import { formatOf } from '@neundarter/rules/matchday/mdsl-format';
import type { EventRights } from '../events/gather-event-rights.ts';
import { findEventsById, findVisibleIds } from '../events/reads.ts';
import { findMatchdayResults } from '../matchdays/reads.ts';
import type { Queries } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/handler.ts';
import { findTeamName, findTeamNames } from '../teams/reads.ts';
import type { GatheredLeague } from './access.ts';
import { deedsAmong, findActs, measuresAmong, type StoredAct } from './act-rows.ts';
import { findFixtures, findTeamsOfLeagues, type StoredFixture } from './plan-rows.ts';
import type { StoredLeague } from './store.ts';

/** Who reads, and what says which events they may see. */
type Reader = { readonly actor: Actor; readonly rights: EventRights };

type Pair = [number, number];
const pairOf = ([home, away]: readonly [number, number]): Pair => [home, away];

const propsOf = ({ league, teams }: GatheredLeague, teamName: string): ListedLeague['props'] => {
  const { teamId, name, season, isPublic, status, format, deadlines, moveRules } = league;
  return {
    teamId,
    teamName,
    name,
    season,
    isPublic,
    status,
    ...(format !== null && { format }),
    ...(deadlines !== null && { deadlines }),
    ...(moveRules !== null && { moveRules }),
    teams: [...teams],
  };
};

/** Leagues in the shape of the API, without fixtures, in the same order. */
export const describeLeagues = async (
  q: Queries,
  leagues: readonly StoredLeague[],
): Promise<ListedLeague[]> => {
  const teams = await findTeamsOfLeagues(
    q,
    leagues.map(({ id }) => id),
  );
  const names = await findTeamNames(
    q,
    leagues.map(({ teamId }) => teamId),
  );
  return leagues.map((league) => ({
    id: league.id,
    props: propsOf({ league, teams: teams.get(league.id) ?? [] }, names.get(league.teamId) ?? ''),
  }));
};

/** What a match day says about its fixture. */
type FromMatchday = Pick<LeagueFixture, 'startDateTime' | 'status' | 'result'>;

const findFromMatchdays = async (
  q: Queries,
  eventIds: readonly string[],
): Promise<ReadonlyMap<string, FromMatchday>> => {
  const starts = new Map(
    (await findEventsById(q, eventIds)).map(({ id, props }) => [id, props.startDateTime]),
  );
  const matchdays = await findMatchdayResults(q, eventIds);
  return new Map(
    matchdays.map(({ eventId, status, result: { games, legs, points } }) => [
      eventId,
      {
        startDateTime: starts.get(eventId) ?? 0,
        status,
        result:
          status === 'scheduled'
            ? null
            : { games: pairOf(games), legs: pairOf(legs), points: pairOf(points) },
      },
    ]),
  );
};

const entered = (
  league: StoredLeague,
  { result }: StoredFixture,
): Pick<LeagueFixture, 'status' | 'result'> => {
  if (result === null) return { status: 'scheduled', result };
  const games = pairOf(result.games);
  const points = pairOf(pointsOfGames(formatOf(league), games));
  return { status: 'finished', result: { games, legs: pairOf(result.legs), points } };
};

/** What the office has decided about a fixture; nothing if the result that was played counts. */
const ruled = (
  acts: readonly StoredAct[],
  number: number,
): Pick<LeagueFixture, 'ruling'> & Partial<Pick<LeagueFixture, 'status' | 'result'>> => {
  const deeds = deedsAmong(acts, number).filter(({ undone }) => undone === null);
  const ruling = rulingOf(deeds.map(({ content, madeAt }) => ({ ...content, at: madeAt })));
  if (ruling === null) return {};
  const { result } = ruling;
  if (result === null) return { ruling: ruling.ruling, status: 'scheduled', result };
  const { games, legs, points } = result;
  return {
    ruling: ruling.ruling,
    status: 'finished',
    result: { games: pairOf(games), legs: pairOf(legs), points: pairOf(points) },
  };
};

const describeFixtures = async (
  q: Queries,
  { league, acts }: Pick<GatheredLeague, 'league'> & { readonly acts: readonly StoredAct[] },
  { actor, rights }: Reader,
): Promise<LeagueFixture[]> => {
  const fixtures = await findFixtures(q, league.id);
  const ids = fixtures.flatMap(({ eventId }) => eventId ?? []);
  const matchdays = await findFromMatchdays(q, ids);
  const visible = await findVisibleIds(q, rights, { actor, ids });
  return fixtures.map((fixture, number) => {
    const { round, home, away, startDateTime, eventId } = fixture;
    const matchday = matchdays.get(eventId ?? '');
    return {
      round,
      home,
      away,
      startDateTime,
      eventId: eventId !== null && visible.has(eventId) ? eventId : null,
      hasMatchday: matchday !== undefined,
      ...(matchday ?? entered(league, fixture)),
      ...ruled(acts, number),
    };
  });
};

const deductionsOf = (acts: readonly StoredAct[]): NonNullable<LeagueEntity['props']['deductions']> =>
  deductionsIn(
    measuresAmong(acts).map(({ content, madeAt, undone }) => ({
      ...content,
      kind: content.measure,
      isUndone: undone !== null,
      madeAt,
    })),
  ).map(({ team, points, rule, madeAt }) => ({ team, points, rule, madeAt }));

/** A league with its fixtures in the shape of the API, as the caller may see it. */
export const describeLeague = async (
  q: Queries,
  gathered: GatheredLeague,
  reader: Reader,
): Promise<LeagueEntity> => {
  const teamName = (await findTeamName(q, gathered.league.teamId)) ?? '';
  const { league } = gathered;
  const acts = league.status === 'draft' ? [] : await findActs(q, league.id, ['ruled', 'measure']);
  const fixtures = await describeFixtures(q, { league, acts }, reader);
  const deductions = deductionsOf(acts);
  const props = { ...propsOf(gathered, teamName), fixtures, ...(deductions.length > 0 && { deductions }) };
  return { id: league.id, props };
};
