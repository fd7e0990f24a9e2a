import type { PlayerEntity } from '@neundarter/contract/entities/player';
import type { UserEntity } from '@neundarter/contract/entities/user';
import { mayAdministerTeam, mayRemoveMember } from '@neundarter/rules/access/people';
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs';
import IconMailForward from '@tabler/icons-react/dist/esm/icons/IconMailForward.mjs';
import IconShieldLock from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs';
import IconUserMinus from '@tabler/icons-react/dist/esm/icons/IconUserMinus.mjs';
import { useActor } from '../../data/people/actor.ts';
import { roleChangeText, teamPlayersText } from '../../text/team.ts';
import { MenuButton, type MenuItem } from '../../ui/menu-button.tsx';
import { playerName } from './player-name.ts';
import { grantableRoles } from './role-change.ts';
import type { PlayerActions } from './use-player-actions.ts';

type Props = {
  readonly teamId: string;
  readonly player: PlayerEntity;
  /** The player's account, if it is known. */
  readonly user: UserEntity | null;
  readonly actions: PlayerActions;
  readonly onInvite: () => void;
};

/** The actions for a player of a team; nothing for users who may do none of them. */
export function PlayerMenu({ teamId, player, user, actions, onInvite }: Props) {
  const actor = useActor();
  const icon = { 'aria-hidden': true, size: 20 } as const;
  const isPending = player.props.teamStatus === 'invite-pending';
  const mayInvite = mayAdministerTeam(actor, teamId);
  const items: MenuItem[] = [];
  if (user !== null)
    for (const role of grantableRoles(actor, { user, teamId }))
      items.push({
        label: roleChangeText.grant[role],
        icon: <IconShieldLock {...icon} />,
        onSelect: () => void actions.grant(user, role),
      });
  if (isPending && mayInvite)
    items.push({
      label: teamPlayersText.resend,
      icon: <IconMailForward {...icon} />,
      onSelect: () => void actions.resend(),
    });
  if (player.props.type === 'external' && mayInvite)
    items.push({
      label: teamPlayersText.toRegister,
      icon: <IconMailForward {...icon} />,
      onSelect: onInvite,
    });
  if (mayRemoveMember(actor, { teamId, playerId: player.id }))
    items.push({
      label: isPending ? teamPlayersText.withdraw : teamPlayersText.remove,
      icon: <IconUserMinus {...icon} />,
      danger: true,
      onSelect: () => void actions.remove(),
    });
  if (items.length === 0) return null;
  return (
    <MenuButton label={teamPlayersText.menu(playerName(player))} items={items}>
      <IconDotsVertical aria-hidden size={22} />
    </MenuButton>
  );
}
