import { Link, useLocation } from 'react-router';
import classes from './pill-links.module.css';

type Pill = {
  readonly to: string;
  readonly label: string;
  /** The label for screen readers, if it says more. */
  readonly name?: string;
  /** By default the one whose address is open. */
  readonly isCurrent?: boolean;
};
type Props = { readonly label: string; readonly pills: readonly Pill[] };

/** Short links to neighbouring views, with the present one marked. */
export function PillLinks({ label, pills }: Props) {
  const { pathname } = useLocation();
  return (
    <nav className={classes.pills} aria-label={label}>
      {pills.map(({ to, label: text, name, isCurrent = isBelow(pathname, to) }) => (
        <Link
          key={to}
          to={to}
          replace
          className={classes.pill ?? ''}
          aria-label={name}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}

const isBelow = (pathname: string, to: string): boolean => pathname === to || pathname.startsWith(`${to}/`);
