import { mayManageHooks } from '@neundarter/rules/access/hooks';
import { ok, type Result, refused } from '@neundarter/rules/result';
import type { Queries } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/handler.ts';
import { findTeamName } from '../teams/reads.ts';
import { describeActor } from '../users/describe-actor.ts';

type Refusal = 'error.not-found' | 'error.insufficient-permissions';

/** Refuses unless the team exists and the caller may manage its hooks. */
export const checkMayManage = async (
  q: Queries,
  { actor, teamId }: { readonly actor: Actor; readonly teamId: string },
): Promise<Result<true, Refusal>> => {
  if ((await findTeamName(q, teamId)) === null) return refused('error.not-found');
  return mayManageHooks(describeActor(actor), teamId) ? ok(true) : refused('error.insufficient-permissions');
};
