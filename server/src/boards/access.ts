import { mayManageBoards, mayReadBoards } from '@neundarter/rules/access/boards';
import { ok, type Result, refused } from '@neundarter/rules/result';
import type { Queries } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/handler.ts';
import { findTeamName } from '../teams/reads.ts';
import { describeActor } from '../users/describe-actor.ts';

/** A caller who asks about the boards of a team's hall. */
export type HallCaller = { readonly actor: Actor; readonly teamId: string };

type Access = Result<true, 'error.not-found' | 'error.insufficient-permissions'>;

const check =
  (may: typeof mayReadBoards) =>
  async (q: Queries, { actor, teamId }: HallCaller): Promise<Access> => {
    if ((await findTeamName(q, teamId)) === null) return refused('error.not-found');
    return may(describeActor(actor), teamId) ? ok(true) : refused('error.insufficient-permissions');
  };

/** Refuses unless the team exists and the caller may see its boards. */
export const checkMayRead = check(mayReadBoards);

/** Refuses unless the team exists and the caller may change its boards. */
export const checkMayManage = check(mayManageBoards);
