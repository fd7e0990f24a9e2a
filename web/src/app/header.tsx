import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs';
import { Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { useAccount } from '../data/people/account.ts';
import { commonText } from '../text/common.ts';
import { frameText } from '../text/frame.ts';
import { Inline } from '../ui/inline.tsx';
import { latePart } from '../ui/late-part.tsx';
import { Logo } from '../ui/logo.tsx';
import classes from './header.module.css';

const AccountMenu = latePart(async () => (await import('./account-menu.tsx')).AccountMenu, AccountLink);

/** Leads to the account while the menu is missing. */
function AccountLink() {
  return (
    <Link className={classes.user} to="/account">
      <IconUserCircle aria-hidden="true" size={20} />
      <span>{frameText.account}</span>
    </Link>
  );
}

/** The logo and the current user. */
export function Header() {
  const { state } = useAccount();
  return (
    <header className={classes.header}>
      <Inline gap="l" align="center" justify="between" className={classes.row}>
        <Link to="/" className={classes.home}>
          <Logo />
          <span className={classes.name}>{commonText.productName}</span>
        </Link>
        {state === 'guest' ? (
          <LoginLink />
        ) : (
          <Suspense fallback={null}>
            <AccountMenu />
          </Suspense>
        )}
      </Inline>
      <div className={classes.ring} aria-hidden="true" />
    </header>
  );
}

/** Guests do not need an account; this link to sign in is always here. */
function LoginLink() {
  const { pathname, search } = useLocation();
  const isThere = pathname === '/login' || pathname.startsWith('/register');
  const to = isThere ? '/login' : `/login?to=${encodeURIComponent(pathname + search)}`;
  return (
    <Link className={classes.user} to={to} title={frameText.guestState}>
      <IconUserCircle aria-hidden="true" size={20} />
      <span>{frameText.signIn}</span>
    </Link>
  );
}
