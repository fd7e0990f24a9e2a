import { NavLink } from 'react-router';
import { Row } from './row.tsx';
import classes from './tab-links.module.css';

export type TabLink = { readonly to: string; readonly label: string };
type Props = { readonly label: string; readonly tabs: readonly TabLink[] };

/** Tabs that are pages with addresses of their own. */
export function TabLinks({ label, tabs }: Props) {
  return (
    <Row as="nav" gap="2xs" className={classes.tabs} aria-label={label}>
      {tabs.map(({ to, label: text }) => (
        <NavLink key={to} to={to} className={classes.tab ?? ''}>
          {text}
        </NavLink>
      ))}
    </Row>
  );
}
