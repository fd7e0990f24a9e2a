import {
  type LeagueFacts,
  mayAnswerLeague,
  mayDecide,
  mayManageLeagues,
  mayReadLeague,
  mayReadReport,
} from '@neundarter/rules/access/leagues';
import { type Side, sides } from '@neundarter/rules/matchday/plan';
import { ok, refused } from '@neundarter/rules/result';
import { findOwnSides } from '../matchdays/reads.ts';
import type { Queries, WriteTx } from '../platform/db/database.ts';
import type { Actor, Outcome } from '../platform/http/handler.ts';
import { describeActor } from '../users/describe-actor.ts';
import { type GatheredReport, type GatheredReports, gatherReports } from './gather-reports.ts';
import { findTeamsOfLeague, type LeagueTeam } from './plan-rows.ts';
import { findLeague, lockLeague, type StoredLeague } from './store.ts';

export type LeagueCommand = { readonly actor: Actor; readonly id: string };

/** A league with its teams. */
export type GatheredLeague = { readonly league: StoredLeague; readonly teams: readonly LeagueTeam[] };

const factsOf = ({ league, teams }: GatheredLeague): LeagueFacts => ({
  ...league,
  teamIds: teams.flatMap(({ teamId, request }) =>
    teamId === null || request === 'declined' ? [] : [teamId],
  ),
});

const checkReadable = async (
  q: Queries,
  actor: Actor,
  league: StoredLeague | null,
): Promise<Outcome<GatheredLeague>> => {
  if (league === null) return refused('error.not-found');
  const gathered = { league, teams: await findTeamsOfLeague(q, league.id) };
  return mayReadLeague(describeActor(actor), factsOf(gathered)) ? ok(gathered) : refused('error.not-found');
};

/** A league that the caller may see; `error.not-found` for others. */
export const findReadableLeague = async (
  q: Queries,
  { actor, id }: LeagueCommand,
): Promise<Outcome<GatheredLeague>> => checkReadable(q, actor, await findLeague(q, id));

/** The same, locked. */
export const lockReadableLeague = async (
  tx: WriteTx,
  { actor, id }: LeagueCommand,
): Promise<Outcome<GatheredLeague>> => checkReadable(tx.q, actor, await lockLeague(tx, id));

/** A locked league that the caller may manage. Refusals: `error.not-found`, `error.insufficient-permissions`. */
export const lockManagedLeague = async (
  tx: WriteTx,
  command: LeagueCommand,
): Promise<Outcome<GatheredLeague>> => {
  const locked = await lockReadableLeague(tx, command);
  if (!locked.ok) return locked;
  const mayManage = mayManageLeagues(describeActor(command.actor), locked.value.league.teamId);
  return mayManage ? locked : refused('error.insufficient-permissions');
};

/** Who wants to read or change the report of a fixture, when (ms since 1970). */
export type ReportCommand = LeagueCommand & { readonly number: number };

/** A report, and what the caller may do with it. */
export type UsableReport = GatheredLeague &
  Pick<GatheredReports, 'acts'> & {
    readonly report: GatheredReport;
    /** The sides that the caller leads as one of their own. */
    readonly ownSides: readonly Side[];
    readonly mayManage: boolean;
    readonly mayDecide: boolean;
  };

/** The ids of the teams of a fixture that have accounts. */
export const teamIdsOf = (teams: readonly LeagueTeam[], numbers: readonly number[]): readonly string[] =>
  numbers.flatMap((number) => teams[number]?.teamId ?? []);

const checkUsable = async (
  q: Queries,
  { league, now, ...command }: ReportCommand & { readonly league: StoredLeague | null; readonly now: number },
): Promise<Outcome<UsableReport>> => {
  if (league === null || league.status !== 'published') return refused('error.not-found');
  const gathered = { league, teams: await findTeamsOfLeague(q, league.id) };
  const { reports, acts } = await gatherReports(q, gathered, command.number);
  const [report] = reports;
  if (report === undefined) return refused('error.not-found');
  const { actor } = command;
  const asker = describeActor(actor);
  const pair = [report.fixture.home, report.fixture.away];
  const ownSides =
    report.matchday === null
      ? sides.filter((side) =>
          teamIdsOf(gathered.teams, [report.fixture[side]]).some((id) => mayAnswerLeague(asker, id)),
        )
      : await findOwnSides(q, report.matchday.eventId, { actor, now });
  const concerned = { officeId: league.teamId, teamIds: teamIdsOf(gathered.teams, pair) };
  if (ownSides.length === 0 && !mayReadReport(asker, concerned))
    return mayReadLeague(asker, factsOf(gathered))
      ? refused('error.insufficient-permissions')
      : refused('error.not-found');
  const mayManage = mayManageLeagues(asker, league.teamId);
  return ok({ ...gathered, acts, report, ownSides, mayManage, mayDecide: mayDecide(asker, concerned) });
};

/**
 * A report for the office, the members of both teams, and devices of the guests; `error.not-found` for callers who may not
 * see the league, `error.insufficient-permissions` for others. @param now ms since 1970
 */
export const findUsableReport = async (
  q: Queries,
  command: ReportCommand,
  now: number,
): Promise<Outcome<UsableReport>> =>
  checkUsable(q, { ...command, now, league: await findLeague(q, command.id) });

/** The same with the league locked. */
export const lockUsableReport = async (
  tx: WriteTx,
  command: ReportCommand,
  now: number,
): Promise<Outcome<UsableReport>> =>
  checkUsable(tx.q, { ...command, now, league: await lockLeague(tx, command.id) });

/** Whether the caller decides for the office; `error.leagues.concerned` for its people who belong to a team that it is about. */
export const checkDeciding = ({
  mayManage,
  mayDecide: may,
}: Pick<UsableReport, 'mayManage' | 'mayDecide'>): Outcome<true> => {
  if (!mayManage) return refused('error.insufficient-permissions');
  return may ? ok(true) : refused('error.leagues.concerned');
};
