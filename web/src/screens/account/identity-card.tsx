import type { PlayerEntity } from '@neundarter/contract/entities/player';
import type { UserEntity } from '@neundarter/contract/entities/user';
import { accountText } from '../../text/account.ts';
import { roleNames } from '../../text/roles.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Inline } from '../../ui/inline.tsx';
import { Stack } from '../../ui/stack.tsx';
import classes from './identity-card.module.css';
import { PictureEditor } from './picture-editor.tsx';

type Props = { readonly user: UserEntity; readonly player: PlayerEntity };

/** The signed-in user: picture, name, e-mail address and roles. */
export function IdentityCard({ user, player }: Props) {
  const { fullName, pictureUrl } = player.props;
  const { emailAddress, roles } = user.props;
  return (
    <section className={classes.card} aria-label={accountText.you}>
      <Avatar
        name={fullName === '' ? (emailAddress ?? '') : fullName}
        url={pictureUrl}
        size="clamp(4.5rem, 18vw, 6.5rem)"
      />
      <Stack gap="2xs">
        <p className={classes.name}>{fullName === '' ? accountText.noName : fullName}</p>
        <p className={classes.address}>{emailAddress}</p>
        {roles.length === 0 ? null : (
          <Inline as="ul" gap="xs" wraps className={classes.roles} aria-label={accountText.roles}>
            {roles.map((role) => (
              <li key={role}>
                <Badge tone={role === 'admin' ? 'gold' : 'green'}>{roleNames[role]}</Badge>
              </li>
            ))}
          </Inline>
        )}
      </Stack>
      <PictureEditor player={player} />
    </section>
  );
}
