import type { LeagueEntity, NewLeagueProps } from '@neundarter/contract/entities/league';
import { maxLeaguesOfTeam } from '@neundarter/contract/limits';
import { mayManageLeagues } from '@neundarter/rules/access/leagues';
import { formatProblems } from '@neundarter/rules/matchday/format-problems';
import type { MatchdayFormat } from '@neundarter/rules/matchday/plan';
import { ok, refused } from '@neundarter/rules/result';
import type { EventPlatform } from '../events/change-locked-event.ts';
import { contentHash } from '../platform/content-hash.ts';
import type { Actor, Outcome, Refusal } from '../platform/http/handler.ts';
import { lockTeamRow } from '../teams/lock-team-row.ts';
import { describeActor } from '../users/describe-actor.ts';
import { describeLeague } from './describe-leagues.ts';
import { countLeaguesOf, findLeague, insertLeague } from './store.ts';

type NewLeague = { readonly actor: Actor; readonly id: string; readonly props: NewLeagueProps };

/** A refusal of a format by which nobody can play; null for others. @param pointer of the props in the body */
export const checkLeagueFormat = (format: MatchdayFormat | undefined, pointer: string): Refusal | null => {
  const isWrong = format !== undefined && formatProblems(format).length > 0;
  return isWrong ? { code: 'error.invalid-request', fields: [`${pointer}/format`] } : null;
};

/** Creates the draft of a league. If the same user repeats the call with the same id and props, the answer is this league. */
export const createLeague = async (
  { clock, db, rights }: EventPlatform,
  { actor, id, props }: NewLeague,
): Promise<Outcome<LeagueEntity>> => {
  const { teamId, isPublic = false, format } = props;
  if (actor.kind !== 'user' || !mayManageLeagues(describeActor(actor), teamId))
    return refused('error.insufficient-permissions');
  const wrong = checkLeagueFormat(format, '/props');
  if (wrong !== null) return { ok: false, error: wrong };
  const made = { propsHash: contentHash(props), createdBy: actor.id, createdAt: clock.now() };
  const texts = { name: props.name.trim(), season: props.season.trim() };
  const league = {
    id,
    teamId,
    ...texts,
    isPublic,
    status: 'draft',
    format: format ?? null,
    deadlines: null,
    moveRules: null,
    ...made,
  } as const;
  return db.write(async (tx): Promise<Outcome<LeagueEntity>> => {
    if (!(await lockTeamRow(tx, teamId))) return refused('error.not-found');
    const known = await findLeague(tx.q, id);
    if (known !== null) {
      const isSame = known.propsHash === league.propsHash && known.createdBy === league.createdBy;
      if (!isSame) return refused('error.id-already-exists');
      return ok(await describeLeague(tx.q, { league: known, teams: [] }, { actor, rights }));
    }
    if ((await countLeaguesOf(tx.q, teamId)) >= maxLeaguesOfTeam) return refused('error.leagues.too-many');
    if (!(await insertLeague(tx, league))) return refused('error.id-already-exists');
    return ok(await describeLeague(tx.q, { league, teams: [] }, { actor, rights }));
  });
};
