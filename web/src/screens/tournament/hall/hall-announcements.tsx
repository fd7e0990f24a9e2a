import type { Announcement } from '@neundarter/contract/entities/announcement';
import { announcementText as text } from '../../../text/announcements.ts';
import classes from './hall-calls.module.css';

/** What organisers announce now, large. */
export const HallAnnouncements = ({ announcements }: { readonly announcements: readonly Announcement[] }) => (
  <ul className={classes.calls} aria-label={text.list} aria-live="polite">
    {announcements.map(({ id, text: said, until }) => (
      <li key={id} className={classes.announcement}>
        <span className={classes.names}>{said}</span>
        <span className={classes.caller}>{text.until(until)}</span>
      </li>
    ))}
  </ul>
);
