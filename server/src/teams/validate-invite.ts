import type { InviteCheck } from '@neundarter/contract/entities/team';
import type { ErrorCode } from '@neundarter/contract/errors';
import { normaliseEmailAddress } from '@neundarter/rules/access/email-address';
import { ok, type Result, refused } from '@neundarter/rules/result';
import type { Actor } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { findKnownPlayers } from '../players/reads.ts';
import { findAddress } from '../users/reads.ts';
import { inviteRows } from './invite-rows.ts';
import { findStatus, putMember } from './member-rows.ts';
import { findTeam } from './store.ts';

type InviteAnswer = {
  readonly actor: Actor;
  readonly teamId: string;
  readonly playerId: string;
  readonly emailAddress: string;
  readonly token: string;
};

/**
 * Accepts an invitation with the token of its mail, which works once. If the caller is signed in with another address,
 * the call is refused and the invitation stays open.
 */
export const validateInvite = (
  { db, clock }: Platform,
  { actor, teamId, playerId, emailAddress, token }: InviteAnswer,
): Promise<Result<InviteCheck, ErrorCode>> =>
  db.write(async (tx): Promise<Result<InviteCheck, ErrorCode>> => {
    const now = clock.now();
    const invite = await inviteRows.lock(tx, token);
    if (invite === null || invite.usedAt !== null || invite.teamId !== teamId || invite.playerId !== playerId)
      return refused('error.teams.invite-failed');
    if (invite.expiresAt <= now) return refused('error.teams.invite-expired');
    const signedInAs = actor.kind === 'user' ? await findAddress(tx.q, actor.id) : null;
    if (invite.email !== normaliseEmailAddress(emailAddress) || (signedInAs ?? invite.email) !== invite.email)
      return refused('error.teams.invite-address-mismatch');
    const team = await findTeam(tx.q, teamId);
    const [player] = await findKnownPlayers(tx.q, [playerId]);
    const status = await findStatus(tx.q, { teamId, playerId });
    if (team === null || player === undefined || status === null) return refused('error.teams.invite-failed');
    await inviteRows.markUsed(tx, token, now);
    if (status !== 'confirmed') await putMember(tx, { teamId, playerId, status: 'confirmed', since: now });
    return ok({ teamId, teamName: team.name, playerId, isRegistered: player.isRegistered });
  });
