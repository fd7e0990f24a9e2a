import type { PlayerEntity } from '@neundarter/contract/entities/player';
import { isAdmin } from '@neundarter/rules/access/people';
import { useState } from 'react';
import { useUserOfPlayer } from '../../data/club/teams.ts';
import { useActor } from '../../data/people/actor.ts';
import { teamPlayersText } from '../../text/team.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Inline } from '../../ui/inline.tsx';
import { Stack } from '../../ui/stack.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { PlayerMenu } from './player-menu.tsx';
import { playerName } from './player-name.ts';
import { RoleBadges } from './role-badges.tsx';
import classes from './team-players.module.css';
import { usePlayerActions } from './use-player-actions.ts';

type Props = { readonly teamId: string; readonly player: PlayerEntity };

/** One player of a team, as its admins see them: state, roles, and the actions. */
export function PlayerRow({ teamId, player }: Props) {
  const actor = useActor();
  const [isInviting, setInviting] = useState(false);
  const actions = usePlayerActions(teamId, player);
  const name = playerName(player);
  const { type, teamStatus } = player.props;
  const isPending = teamStatus === 'invite-pending';
  // Until a player has joined the team, only admins may see the account.
  const isEnabled = type === 'registered' && (!isPending || isAdmin(actor));
  const user = useUserOfPlayer(player.id, { isEnabled }).data ?? null;
  return (
    <li className={classes.row} aria-busy={actions.isBusy}>
      <Avatar name={name} url={player.props.pictureUrl} size="3rem" />
      <Stack gap="2xs">
        <p className={classes.name}>{name}</p>
        <Inline align="center" wraps className={classes.badges}>
          {actor.playerId === player.id ? <Badge>{teamPlayersText.you}</Badge> : null}
          {isPending ? <Badge tone="gold">{teamPlayersText.pending}</Badge> : null}
          {type === 'external' ? <Badge>{teamPlayersText.withoutAccount}</Badge> : null}
          {user === null ? null : (
            <RoleBadges
              name={name}
              user={user}
              teamId={teamId}
              onRevoke={(role) => void actions.revoke(user, role)}
            />
          )}
        </Inline>
      </Stack>
      <PlayerMenu
        teamId={teamId}
        player={player}
        user={user}
        actions={actions}
        onInvite={() => setInviting(true)}
      />
      {isInviting ? (
        <InviteDialog teamId={teamId} player={player} onClose={() => setInviting(false)} />
      ) : null}
    </li>
  );
}
