import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconCirclePlus from '@tabler/icons-react/dist/esm/icons/IconCirclePlus.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import IconTargetArrow from '@tabler/icons-react/dist/esm/icons/IconTargetArrow.mjs';
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { NavLink } from 'react-router';
import { frameText } from '../text/frame.ts';
import classes from './footer.module.css';

const SettingsDialog = lazy(async () => ({
  default: (await import('./settings-dialog.tsx')).SettingsDialog,
}));

/** Navigation and the gear menu, at the bottom where a thumb reaches it. */
export function Footer() {
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <footer className={classes.footer}>
      <nav className={classes.row} aria-label={frameText.navigation}>
        <Item to="/matches" icon={<IconTargetArrow aria-hidden="true" />} label={frameText.matches} />
        <Item
          to="/matches/new"
          icon={<IconCirclePlus aria-hidden="true" />}
          label={frameText.newMatch}
          short={frameText.newMatchShort}
        />
        <DisabledItem
          icon={<IconChartBar aria-hidden="true" />}
          label={frameText.statistics}
          reason={frameText.statisticsDisabled}
        />
        <DisabledItem
          icon={<IconUsersGroup aria-hidden="true" />}
          label={frameText.teamLounge}
          short={frameText.teamLoungeShort}
          reason={frameText.teamLoungeDisabled}
        />
        <button
          type="button"
          className={classes.item}
          aria-haspopup="dialog"
          aria-label={frameText.openMenu}
          onClick={() => setMenuOpen(true)}
        >
          <IconSettings aria-hidden="true" />
          <span>{frameText.menuShort}</span>
        </button>
      </nav>
      <Suspense fallback={null}>
        {isMenuOpen ? <SettingsDialog onClose={() => setMenuOpen(false)} /> : null}
      </Suspense>
    </footer>
  );
}

/** `short` is for phones. */
type ItemProps = { readonly icon: ReactNode; readonly label: string; readonly short?: string };

function Item({ to, icon, label, short }: ItemProps & { readonly to: string }) {
  return (
    <NavLink to={to} end className={classes.item ?? ''}>
      {icon}
      <Words label={label} short={short} />
    </NavLink>
  );
}

function Words({ label, short }: { readonly label: string; readonly short: string | undefined }) {
  if (short === undefined) return <span>{label}</span>;
  return (
    <>
      <span className={classes.long}>{label}</span>
      <span className={classes.short}>{short}</span>
    </>
  );
}

/** There, so that everybody knows it exists; not yet usable without a player or a team. */
function DisabledItem({ icon, label, short, reason }: ItemProps & { readonly reason: string }) {
  return (
    <button type="button" className={classes.item} disabled title={reason}>
      {icon}
      <Words label={label} short={short} />
    </button>
  );
}
