import { mayAdministerTeam } from '@neundarter/rules/access/people';
import { ok, type Result, refused } from '@neundarter/rules/result';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/handler.ts';
import { describeActor } from '../../users/describe-actor.ts';
import { lockTeam } from '../store.ts';

/** Locks the team, and checks that the caller administers it. */
export const lockOwnTeam = async (
  tx: WriteTx,
  { actor, teamId }: { readonly actor: Actor; readonly teamId: string },
): Promise<Result<true, 'error.not-found' | 'error.insufficient-permissions'>> => {
  if ((await lockTeam(tx, teamId)) === null) return refused('error.not-found');
  return mayAdministerTeam(describeActor(actor), teamId)
    ? ok(true)
    : refused('error.insufficient-permissions');
};
