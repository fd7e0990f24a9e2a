import type { ChangedLeagueProps, LeagueEntity, LeaguePlan } from '@neundarter/contract/entities/league';
import { mayAnswerLeague } from '@neundarter/rules/access/leagues';
import { planProblems } from '@neundarter/rules/league/plan-problems';
import { ok, refused } from '@neundarter/rules/result';
import type { EventPlatform } from '../events/change-locked-event.ts';
import type { WriteTx } from '../platform/db/database.ts';
import type { Actor, Outcome } from '../platform/http/handler.ts';
import { findTeamNames } from '../teams/reads.ts';
import { describeActor } from '../users/describe-actor.ts';
import { type GatheredLeague, type LeagueCommand, lockManagedLeague } from './access.ts';
import { checkLeagueFormat } from './create-league.ts';
import { describeLeague } from './describe-leagues.ts';
import { type LeagueTeam, putFixtures, putTeams } from './plan-rows.ts';
import { updateLeague } from './store.ts';

type LeagueChange = LeagueCommand & { readonly changedProps: ChangedLeagueProps };
type Sent = LeaguePlan['teams'];

/** Positions of teams that do not exist, or that are named twice. */
const wrongTeams = (sent: Sent, names: ReadonlyMap<string, string>): readonly number[] =>
  sent.flatMap(({ teamId }, index) => {
    if (teamId === null) return [];
    const isRepeated = sent.findIndex((team) => team.teamId === teamId) < index;
    return isRepeated || !names.has(teamId) ? [index] : [];
  });

/** A team that is asked already keeps its answer; teams of the caller agree at once. */
const teamsOf = (
  sent: Sent,
  { known, actor }: { readonly known: readonly LeagueTeam[]; readonly actor: Actor },
): readonly LeagueTeam[] =>
  sent.map(({ teamId, name }) => {
    if (teamId === null) return { teamId, name: name.trim(), request: 'agreed' };
    const earlier = known.find((team) => team.teamId === teamId)?.request;
    const first = mayAnswerLeague(describeActor(actor), teamId) ? 'agreed' : 'open';
    return { teamId, name, request: earlier ?? first };
  });

const changePlan = async (
  tx: WriteTx,
  { league, teams: known }: GatheredLeague,
  { actor, plan }: { readonly actor: Actor; readonly plan: LeaguePlan },
): Promise<Outcome<readonly LeagueTeam[]>> => {
  const ids = plan.teams.flatMap(({ teamId }) => teamId ?? []);
  const names = await findTeamNames(tx.q, ids);
  const wrong = [
    ...wrongTeams(plan.teams, names).map((index) => `teams/${index}`),
    ...planProblems(plan.fixtures, plan.teams.length).map(({ index }) => `fixtures/${index}`),
  ].map((field) => `/changedProps/plan/${field}`);
  if (wrong.length > 0)
    return { ok: false, error: { code: 'error.invalid-request', fields: wrong.slice(0, 20) } };
  const named = plan.teams.map(({ teamId, name }) => ({ teamId, name: names.get(teamId ?? '') ?? name }));
  const teams = teamsOf(named, { known, actor });
  await putTeams(tx, league.id, teams);
  await putFixtures(tx, league.id, plan.fixtures);
  return ok(teams);
};

/** Changes a league; its plan and its format only while it is a draft. */
export const changeLeague = (
  { db, rights }: Pick<EventPlatform, 'db' | 'rights'>,
  { changedProps, ...command }: LeagueChange,
): Promise<Outcome<LeagueEntity>> =>
  db.write(async (tx): Promise<Outcome<LeagueEntity>> => {
    const locked = await lockManagedLeague(tx, command);
    if (!locked.ok) return locked;
    const { plan, format, deadlines, moveRules, ...texts } = changedProps;
    const isOfDraft = plan !== undefined || format !== undefined;
    if (isOfDraft && locked.value.league.status !== 'draft') return refused('error.leagues.published');
    const wrong = checkLeagueFormat(format, '/changedProps');
    if (wrong !== null) return { ok: false, error: wrong };
    const { name, season, isPublic } = { ...locked.value.league, ...texts };
    const league = {
      ...locked.value.league,
      name: name.trim(),
      season: season.trim(),
      isPublic,
      ...(format !== undefined && { format }),
      deadlines: deadlines ?? locked.value.league.deadlines,
      moveRules: moveRules ?? locked.value.league.moveRules,
    };
    await updateLeague(tx, league);
    const { actor } = command;
    const teams =
      plan === undefined ? ok(locked.value.teams) : await changePlan(tx, locked.value, { actor, plan });
    if (!teams.ok) return teams;
    return ok(await describeLeague(tx.q, { league, teams: teams.value }, { actor, rights }));
  });
