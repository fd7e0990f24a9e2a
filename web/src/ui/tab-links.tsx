import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { Inline } from './inline.tsx';
import classes from './tab-links.module.css';

export type TabLink = { readonly to: string; readonly label: string };
type Props = {
  readonly label: string;
  readonly tabs: readonly TabLink[];
  /** Whether tabs that do not fit scroll sideways instead of standing in a second row. */
  readonly scrolls?: boolean;
};

/** Tabs that are pages with addresses of their own. */
export function TabLinks({ label, tabs, scrolls = false }: Props) {
  const { pathname } = useLocation();
  const row = useRef<HTMLElement>(null);
  // The chosen tab is in view; the page itself does not move.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another chosen tab
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!scrolls || row.current === null || !chosen) return;
    row.current.scrollLeft = chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2;
  }, [pathname, scrolls]);
  return (
    <Inline
      as="nav"
      ref={row}
      gap="2xs"
      className={classes.tabs}
      data-scrolls={scrolls || undefined}
      aria-label={label}
    >
      {tabs.map(({ to, label: text }) => (
        <NavLink key={to} to={to} className={classes.tab ?? ''}>
          {text}
        </NavLink>
      ))}
    </Inline>
  );
}
