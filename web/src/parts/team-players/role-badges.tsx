import type { UserEntity } from '@neundarter/contract/entities/user';
import type { UserRole } from '@neundarter/rules/access/actor';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useActor } from '../../data/people/actor.ts';
import { roleNames } from '../../text/roles.ts';
import { roleChangeText, teamPlayersText } from '../../text/team.ts';
import { Badge } from '../../ui/badge.tsx';
import { Inline } from '../../ui/inline.tsx';
import { mayRevoke, rolesIn } from './role-change.ts';
import classes from './team-players.module.css';

type Props = {
  readonly name: string;
  readonly user: UserEntity;
  readonly teamId: string;
  readonly onRevoke: (role: UserRole) => void;
};

/** The roles of a player's account in a team; a tap removes a role if that is allowed. */
export function RoleBadges({ name, user, teamId, onRevoke }: Props) {
  const actor = useActor();
  const roles = rolesIn({ user, teamId });
  if (roles.length === 0) return null;
  return (
    <Inline as="ul" align="center" wraps className={classes.badges} aria-label={teamPlayersText.roles(name)}>
      {roles.map((role) => (
        <li key={role}>
          {mayRevoke(actor, { user, teamId }, role) ? (
            <button
              type="button"
              className={classes.role}
              title={roleChangeText.revoke(name, role)}
              aria-label={roleChangeText.revoke(name, role)}
              onClick={() => onRevoke(role)}
            >
              <Badge tone="green">
                {roleNames[role]}
                <IconX aria-hidden size={14} stroke={2.5} />
              </Badge>
            </button>
          ) : (
            <Badge tone="green">{roleNames[role]}</Badge>
          )}
        </li>
      ))}
    </Inline>
  );
}
