import IconBarbell from '@tabler/icons-react/dist/esm/icons/IconBarbell.mjs';
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconCirclePlus from '@tabler/icons-react/dist/esm/icons/IconCirclePlus.mjs';
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import IconTargetArrow from '@tabler/icons-react/dist/esm/icons/IconTargetArrow.mjs';
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import { type ReactNode, Suspense, useState } from 'react';
import { NavLink } from 'react-router';
import { useAccount } from '../data/people/account.ts';
import { frameText } from '../text/frame.ts';
import { DialogMissing } from '../ui/dialog-missing.tsx';
import { latePart } from '../ui/late-part.tsx';
import classes from './footer.module.css';

const SettingsDialog = latePart(
  async () => (await import('./settings-dialog.tsx')).SettingsDialog,
  DialogMissing,
);

/** Navigation and the gear menu, at the bottom, where a thumb can reach them. */
export function Footer() {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { player, team } = useAccount();
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
        <Item to="/home/events" icon={<IconCalendarEvent aria-hidden="true" />} label={frameText.events} />
        <Item
          to="/practice-room"
          icon={<IconBarbell aria-hidden="true" />}
          label={frameText.practiceRoom}
          short={frameText.practiceRoomShort}
          isArea
        />
        <Item
          to="/players/me/stats"
          icon={<IconChartBar aria-hidden="true" />}
          label={frameText.statistics}
          locked={player === null && frameText.statisticsDisabled}
        />
        <Item
          to="/team-lounge"
          icon={<IconUsersGroup aria-hidden="true" />}
          label={frameText.teamLounge}
          short={frameText.teamLoungeShort}
          locked={team === null && frameText.teamLoungeDisabled}
          isArea
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

type ItemProps = {
  readonly to: string;
  readonly icon: ReactNode;
  readonly label: string;
  /** Shorter label for phones. */
  readonly short?: string;
  /** Why the link cannot be used yet, without a player or a team. It is shown anyway, so that all users know it. */
  readonly locked?: string | false;
  /** Whether it also stays marked on the pages below its address. */
  readonly isArea?: boolean;
};

function Item({ to, icon, label, short, locked = false, isArea = false }: ItemProps) {
  const content = (
    <>
      {icon}
      <Words label={label} short={short} />
    </>
  );
  if (locked !== false)
    return (
      <button type="button" className={classes.item} disabled title={locked}>
        {content}
      </button>
    );
  return (
    <NavLink to={to} end={!isArea} className={classes.item ?? ''}>
      {content}
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
