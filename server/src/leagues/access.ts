import { type LeagueFacts, mayManageLeagues, mayReadLeague } from '@neundarter/rules/access/leagues';
import { ok, refused } from '@neundarter/rules/result';
import type { Queries, WriteTx } from '../platform/db/database.ts';
import type { Actor, Outcome } from '../platform/http/handler.ts';
import { describeActor } from '../users/describe-actor.ts';
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
