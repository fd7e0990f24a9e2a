import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { Link } from 'react-router';
import { commonText } from '../text/common.ts';
import { frameText } from '../text/frame.ts';
import { Logo } from '../ui/logo.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import classes from './header.module.css';

/** Logo and who is using the app. */
export function Header() {
  return (
    <header className={classes.header}>
      <div className={classes.row}>
        <Link to="/" className={classes.home}>
          <Logo />
          <span className={classes.name}>{commonText.productName}</span>
        </Link>
        <p className={classes.user} title={frameText.guestState}>
          <IconUser aria-hidden="true" size={20} />
          <span aria-hidden="true">{commonText.guest}</span>
          <VisuallyHidden>{frameText.guestState}</VisuallyHidden>
        </p>
      </div>
      <div className={classes.ring} aria-hidden="true" />
    </header>
  );
}
