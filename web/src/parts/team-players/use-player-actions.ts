import type { PlayerEntity } from '@neundarter/contract/entities/player';
import type { UserEntity } from '@neundarter/contract/entities/user';
import type { UserRole } from '@neundarter/rules/access/actor';
import { changeRoles, inviteAgain, removeFromTeam } from '../../data/club/change-team.ts';
import { roleChangeText, teamPlayersText } from '../../text/team.ts';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { askBeforeLastAdmin } from './ask-before-last-admin.ts';
import { playerName } from './player-name.ts';
import { withoutRole, withRole } from './role-change.ts';
import { useTeamChange } from './use-team-change.ts';

/** The actions for one player of a team; asks first before an action that one more tap cannot undo. */
export function usePlayerActions(teamId: string, player: PlayerEntity) {
  const change = useTeamChange(teamId);
  const name = playerName(player);

  const grant = async (user: UserEntity, role: UserRole) => {
    // The role of a team counts only for its members.
    const isWaiting = role === 'team-admin' && player.props.teamStatus === 'invite-pending';
    if (!(await mayGrant({ name, role, isWaiting }))) return;
    await change.run({
      work: () => changeRoles(user.id, { roles: withRole({ user, teamId }, role), teamId }),
      done: isWaiting ? roleChangeText.grantedLater(name, role) : roleChangeText.granted(name, role),
      failed: roleChangeText.failed,
    });
  };
  const revoke = async (user: UserEntity, role: UserRole) => {
    const question = {
      title: roleChangeText.revokeTitle(role),
      text: roleChangeText.revokeWarning(name, role),
      confirm: roleChangeText.revokeConfirm,
      danger: true,
    };
    if (!(await confirmAction(question))) return;
    const roles = withoutRole({ user, teamId }, role);
    await change.run({
      work: () =>
        askBeforeLastAdmin(name, (isConfirmed) => changeRoles(user.id, { roles, teamId, isConfirmed })),
      failed: roleChangeText.failed,
    });
  };
  const remove = async () => {
    const isPending = player.props.teamStatus === 'invite-pending';
    if (!(await confirmAction(isPending ? withdrawQuestion(name) : removeQuestion(name)))) return;
    await change.run({
      work: () =>
        askBeforeLastAdmin(name, (isConfirmed) => removeFromTeam(teamId, player.id, { isConfirmed })),
      done: (isDone) => (isDone ? removedText(isPending, name) : undefined),
      failed: teamPlayersText.removeFailed,
    });
  };
  const resend = () =>
    change.run({
      work: () => inviteAgain(teamId, player.id),
      done: teamPlayersText.resent(name),
      failed: (reason) => teamPlayersText.resendFailed(name, reason),
    });
  return { isBusy: change.isBusy, grant, revoke, remove, resend };
}

export type PlayerActions = ReturnType<typeof usePlayerActions>;

const removedText = (isPending: boolean, name: string): string =>
  isPending ? teamPlayersText.withdrawn(name) : teamPlayersText.removed(name);

type Grant = {
  readonly name: string;
  readonly role: UserRole;
  /** Whether the role counts only once an invitation is accepted. */
  readonly isWaiting: boolean;
};

/** Asks before giving a role with power over others, because a team admin could not remove it again. */
async function mayGrant({ name, role, isWaiting }: Grant): Promise<boolean> {
  if (role !== 'admin' && role !== 'team-admin') return true;
  const warning = roleChangeText.grantWarning[role](name);
  return confirmAction({
    title: roleChangeText.grantTitle(role),
    text: isWaiting ? `${warning} ${roleChangeText.grantWaits(name)}` : warning,
    confirm: roleChangeText.grantConfirm,
  });
}

const removeQuestion = (name: string) => ({
  title: teamPlayersText.removeTitle,
  text: teamPlayersText.removeWarning(name),
  confirm: teamPlayersText.removeConfirm,
  danger: true,
});

const withdrawQuestion = (name: string) => ({
  title: teamPlayersText.withdrawTitle,
  text: teamPlayersText.withdrawWarning(name),
  confirm: teamPlayersText.withdrawConfirm,
  danger: true,
});
