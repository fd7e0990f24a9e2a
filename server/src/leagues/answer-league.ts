import type { LeagueEntity } from '@neundarter/contract/entities/league';
import { mayAnswerLeague } from '@neundarter/rules/access/leagues';
import { ok, refused } from '@neundarter/rules/result';
import type { EventPlatform } from '../events/change-locked-event.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { describeActor } from '../users/describe-actor.ts';
import { type LeagueCommand, lockReadableLeague } from './access.ts';
import { describeLeague } from './describe-leagues.ts';
import { putTeams } from './plan-rows.ts';

type Answer = LeagueCommand & { readonly teamId: string; readonly agrees: boolean };

/**
 * Says for a team that it takes part in a league, or not. A repeat changes nothing. Refusals: `error.not-found` for a team
 * that is not asked, `error.insufficient-permissions` for others than its admins, `error.leagues.published`.
 */
export const answerLeague = (
  { db, rights }: Pick<EventPlatform, 'db' | 'rights'>,
  { teamId, agrees, ...command }: Answer,
): Promise<Outcome<LeagueEntity>> =>
  db.write(async (tx): Promise<Outcome<LeagueEntity>> => {
    const locked = await lockReadableLeague(tx, command);
    if (!locked.ok) return locked;
    const { league } = locked.value;
    if (!mayAnswerLeague(describeActor(command.actor), teamId))
      return refused('error.insufficient-permissions');
    if (!locked.value.teams.some((team) => team.teamId === teamId)) return refused('error.not-found');
    if (league.status !== 'draft') return refused('error.leagues.published');
    const request = agrees ? 'agreed' : 'declined';
    const teams = locked.value.teams.map((team) =>
      team.teamId === teamId ? ({ ...team, request } as const) : team,
    );
    await putTeams(tx, league.id, teams);
    return ok(await describeLeague(tx.q, { league, teams }, { actor: command.actor, rights }));
  });
