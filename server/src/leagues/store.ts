import type { LeagueStatus } from '@neundarter/rules/access/leagues';
import type { MoveRules } from '@neundarter/rules/league/move-fixture';
import type { ReportDeadlines } from '@neundarter/rules/league/report';
import type { MatchdayFormat } from '@neundarter/rules/matchday/plan';
import type { Queries, WriteTx } from '../platform/db/database.ts';

/** A league as stored in the database. */
export type StoredLeague = {
  readonly id: string;
  /** The office. */
  readonly teamId: string;
  readonly name: string;
  readonly season: string;
  readonly isPublic: boolean;
  readonly status: LeagueStatus;
  /** Null: the usual one. */
  readonly format: MatchdayFormat | null;
  /** Null: the usual ones. */
  readonly deadlines: ReportDeadlines | null;
  /** Null: the usual ones. */
  readonly moveRules: MoveRules | null;
  readonly propsHash: string;
  readonly createdBy: string;
  readonly createdAt: number;
};

const columns = [
  'leagues.id',
  'leagues.team_id',
  'leagues.name',
  'leagues.season',
  'leagues.is_public',
  'leagues.status',
  'leagues.format',
  'leagues.deadlines',
  'leagues.move_rules',
  'leagues.props_hash',
  'leagues.created_by',
  'leagues.created_at',
] as const;

const selectRows = (q: Queries) => q.selectFrom('leagues').select(columns);
type Row = Awaited<ReturnType<ReturnType<typeof selectRows>['execute']>>[number];

const leagueOf = (row: Row): StoredLeague => ({
  id: row.id,
  teamId: row.team_id,
  name: row.name,
  season: row.season,
  isPublic: row.is_public === 1,
  status: row.status,
  format: row.format === null ? null : (JSON.parse(row.format) as MatchdayFormat),
  deadlines: row.deadlines === null ? null : (JSON.parse(row.deadlines) as ReportDeadlines),
  moveRules: row.move_rules === null ? null : (JSON.parse(row.move_rules) as MoveRules),
  propsHash: row.props_hash,
  createdBy: row.created_by,
  createdAt: row.created_at,
});

const changingFieldsOf = ({
  name,
  season,
  isPublic,
  status,
  format,
  deadlines,
  moveRules,
}: StoredLeague) => ({
  name,
  season,
  is_public: isPublic ? 1 : 0,
  status,
  format: format === null ? null : JSON.stringify(format),
  deadlines: deadlines === null ? null : JSON.stringify(deadlines),
  move_rules: moveRules === null ? null : JSON.stringify(moveRules),
});

export const findLeague = async (q: Queries, id: string): Promise<StoredLeague | null> => {
  const row = await selectRows(q).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : leagueOf(row);
};

/** The same, locked until the end of the transaction. */
export const lockLeague = async ({ q, lockRows }: WriteTx, id: string): Promise<StoredLeague | null> => {
  const row = await lockRows(selectRows(q).where('id', '=', id)).executeTakeFirst();
  return row === undefined ? null : leagueOf(row);
};

/** Inserts a league; `false` if its id is taken. */
export const insertLeague = async ({ q }: WriteTx, league: StoredLeague): Promise<boolean> => {
  const result = await q
    .insertInto('leagues')
    .values({
      id: league.id,
      team_id: league.teamId,
      ...changingFieldsOf(league),
      props_hash: league.propsHash,
      created_by: league.createdBy,
      created_at: league.createdAt,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
};

export const updateLeague = async ({ q }: WriteTx, league: StoredLeague): Promise<void> => {
  await q.updateTable('leagues').set(changingFieldsOf(league)).where('id', '=', league.id).execute();
};

export const removeLeague = async ({ q }: WriteTx, id: string): Promise<void> => {
  await q.deleteFrom('league_moves').where('league_id', '=', id).execute();
  await q.deleteFrom('league_acts').where('league_id', '=', id).execute();
  await q.deleteFrom('league_fixtures').where('league_id', '=', id).execute();
  await q.deleteFrom('league_teams').where('league_id', '=', id).execute();
  await q.deleteFrom('leagues').where('id', '=', id).execute();
};

export const countLeaguesOf = async (q: Queries, teamId: string): Promise<number> => {
  const row = await q
    .selectFrom('leagues')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('team_id', '=', teamId)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
};

/** Whom a list is for. */
type LeagueFilter = {
  /** Only leagues that this team runs, or that it takes part in. */
  readonly teamId?: string;
  /** The teams of the caller, and those of which they are an admin; null for platform admins, who see all. */
  readonly own: { readonly teamIds: readonly string[]; readonly adminOfTeamIds: readonly string[] } | null;
};

const takingPart = (q: Queries, teamIds: readonly string[]) =>
  q
    .selectFrom('league_teams')
    .select('league_teams.league_id')
    .where('league_teams.request', '<>', 'declined')
    .where('league_teams.team_id', 'in', [...teamIds]);

/** One page, newest first. */
export const findLeaguePage = async (
  q: Queries,
  { teamId, own }: LeagueFilter,
  { skip, limit }: { readonly skip: number; readonly limit: number },
): Promise<readonly StoredLeague[]> => {
  const page = selectRows(q)
    .$if(teamId !== undefined, (leagues) =>
      leagues.where((eb) =>
        eb.or([
          eb('leagues.team_id', '=', teamId ?? ''),
          eb('leagues.id', 'in', takingPart(q, [teamId ?? ''])),
        ]),
      ),
    )
    .$if(own !== null, (leagues) =>
      leagues.where((eb) => {
        // SQL knows no empty list; no team has an empty id.
        const ofTeams = (ids: readonly string[]) => {
          const some = ids.length === 0 ? [''] : [...ids];
          return eb.or([eb('leagues.team_id', 'in', some), eb('leagues.id', 'in', takingPart(q, some))]);
        };
        const { teamIds, adminOfTeamIds } = own ?? { teamIds: [], adminOfTeamIds: [] };
        return eb.or([
          eb.and([
            eb('leagues.status', '=', 'published'),
            eb.or([eb('leagues.is_public', '=', 1), ofTeams(teamIds)]),
          ]),
          ofTeams(adminOfTeamIds),
        ]);
      }),
    )
    .orderBy('leagues.created_at', 'desc')
    .orderBy('leagues.id')
    .offset(skip)
    .limit(limit);
  return (await page.execute()).map(leagueOf);
};
