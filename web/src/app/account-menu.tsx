import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconShieldLock from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs';
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs';
import { useNavigate } from 'react-router';
import { type Account, useAccount } from '../data/people/account.ts';
import { useSignOut } from '../parts/sign-out/use-sign-out.ts';
import { frameText } from '../text/frame.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Inline } from '../ui/inline.tsx';
import { MenuButton, type MenuItem } from '../ui/menu-button.tsx';
import { Stack } from '../ui/stack.tsx';
import classes from './header.module.css';

/** Name and picture of player and team, with a menu for the account. */
export function AccountMenu() {
  const account = useAccount();
  const navigate = useNavigate();
  const leave = useSignOut();
  const name = nameOf(account);
  const items: MenuItem[] = [
    {
      label: frameText.account,
      icon: <IconUserCircle aria-hidden size={20} />,
      onSelect: () => void navigate('/account'),
    },
    ...(account.isAdmin
      ? [
          {
            label: frameText.admin,
            icon: <IconShieldLock aria-hidden size={20} />,
            onSelect: () => void navigate('/admin'),
          },
        ]
      : []),
    { label: frameText.signOut, icon: <IconLogout aria-hidden size={20} />, onSelect: () => void leave() },
  ];
  return (
    <MenuButton label={frameText.accountMenu(name)} items={items} look="button">
      <Inline as="span" align="center" className={classes.account}>
        <Avatar name={name} url={account.player?.props.pictureUrl ?? null} size="2rem" />
        <Stack as="span" className={classes.words}>
          <span className={classes.player} title={name}>
            {name}
          </span>
          {account.team === null ? null : (
            <span className={classes.team} title={account.team.props.name}>
              {account.team.props.name}
            </span>
          )}
        </Stack>
        {account.team === null || account.team.props.pictureUrl === null ? null : (
          <Avatar name={account.team.props.name} url={account.team.props.pictureUrl} size="2rem" />
        )}
      </Inline>
    </MenuButton>
  );
}

const nameOf = ({ player, user }: Account): string => {
  const name = player?.props.nickName ?? player?.props.firstName ?? '';
  return name === '' ? (user?.props.emailAddress ?? '') : name;
};
