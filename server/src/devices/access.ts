import { mayManageBoards } from '@neundarter/rules/access/boards';
import { ok, type Result, refused } from '@neundarter/rules/result';
import type { Queries } from '../platform/db/database.ts';
import type { Actor, CallingTablet } from '../platform/http/handler.ts';
import { findTeamName } from '../teams/reads.ts';
import { describeActor } from '../users/describe-actor.ts';

/** A caller who manages the tablets of a team's hall. */
export type HallCaller = { readonly actor: Actor; readonly teamId: string };

/** Refuses unless the team exists and the caller may change its boards. */
export const checkManagesHall = async (
  q: Queries,
  { actor, teamId }: HallCaller,
): Promise<Result<true, 'error.not-found' | 'error.insufficient-permissions'>> => {
  if ((await findTeamName(q, teamId)) === null) return refused('error.not-found');
  return mayManageBoards(describeActor(actor), teamId) ? ok(true) : refused('error.insufficient-permissions');
};

/** The tablet of a call; `error.not-found` for every other device, and for one that was unbound. */
export const tabletOf = ({ tablet }: Actor): Result<CallingTablet, 'error.not-found'> =>
  tablet === undefined ? refused('error.not-found') : ok(tablet);
