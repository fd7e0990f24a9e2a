import type { ErrorCode } from '@neundarter/contract/errors';
import { mayRemoveMember } from '@neundarter/rules/access/people';
import { ok, type Result, refused } from '@neundarter/rules/result';
import type { Actor } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { announceRightsChange } from '../users/announce-rights-change.ts';
import { describeActor } from '../users/describe-actor.ts';
import { findUserIdOfPlayer } from '../users/reads.ts';
import { findStatus, removeMember } from './member-rows.ts';
import { findTeamsWithoutAdmin } from './reads.ts';
import { lockTeam } from './store.ts';

type Removal = {
  readonly actor: Actor;
  readonly teamId: string;
  readonly playerId: string;
  /** Whether the team may be left without a team admin. */
  readonly isConfirmed: boolean;
};

/**
 * Removes a player from a team, or withdraws an invitation. Callers cannot remove themselves. The last team admin is
 * removed only if the caller confirms it.
 */
export const removeTeamPlayer = (
  { db, clock, announce }: Platform,
  { actor, teamId, playerId, isConfirmed }: Removal,
): Promise<Result<undefined, ErrorCode>> =>
  db.write(async (tx): Promise<Result<undefined, ErrorCode>> => {
    const team = await lockTeam(tx, teamId);
    if (team === null) return refused('error.not-found');
    if (!mayRemoveMember(describeActor(actor), { teamId, playerId }))
      return refused('error.insufficient-permissions');
    if ((await findStatus(tx.q, { teamId, playerId })) === null) return refused('error.not-found');
    const left = isConfirmed ? [] : await findTeamsWithoutAdmin(tx.q, { playerId, teamIds: [teamId] });
    if (left.length > 0) return refused('error.teams.last-admin');
    await removeMember(tx, { teamId, playerId, now: clock.now() });
    const userId = await findUserIdOfPlayer(tx.q, playerId);
    if (userId !== null) announce(tx, [announceRightsChange({ userId })]);
    return ok(undefined);
  });
