import type { NewTeamProps, TeamEntity } from '@neundarter/contract/entities/team';
import type { ErrorCode } from '@neundarter/contract/errors';
import { mayManageTeams } from '@neundarter/rules/access/people';
import { ok, type Result, refused } from '@neundarter/rules/result';
import { contentHash } from '../platform/content-hash.ts';
import type { Actor } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { describeActor } from '../users/describe-actor.ts';
import { findTeam, insertTeam } from './store.ts';
import { teamEntity } from './team-entity.ts';

type NewTeam = { readonly actor: Actor; readonly id: string; readonly props: NewTeamProps };

/** Creates a team. If the same admin repeats the call with the same id and name, the answer is the existing team. */
export const createTeam = async (
  { db, clock }: Platform,
  { actor, id, props }: NewTeam,
): Promise<Result<TeamEntity, ErrorCode>> => {
  if (actor.kind !== 'user' || !mayManageTeams(describeActor(actor)))
    return refused('error.insufficient-permissions');
  const team = {
    id,
    name: props.name.trim(),
    canUseTournaments: false,
    pictureId: null,
    propsHash: contentHash(props),
    createdBy: actor.id,
    createdAt: clock.now(),
  };
  return db.write(async (tx): Promise<Result<TeamEntity, ErrorCode>> => {
    if (await insertTeam(tx, team)) return ok(teamEntity({ ...team, members: 0 }, actor));
    const known = await findTeam(tx.q, id);
    const isSame = known?.propsHash === team.propsHash && known.createdBy === team.createdBy;
    return isSame ? ok(teamEntity(known, actor)) : refused('error.id-already-exists');
  });
};
