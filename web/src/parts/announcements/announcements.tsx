import type { Announcement } from '@neundarter/contract/entities/announcement';
import { useServerNow } from '../../data/api/use-server-now.ts';
import { currentAnnouncements } from '../../data/club/announcements.ts';
import { announcementText as text } from '../../text/announcements.ts';
import { Notice } from '../../ui/notice.tsx';

/** An announcement goes by itself. ms */
const lookMs = 10_000;

/** What organisers announce in the hall now. */
export function Announcements({ announcements }: { readonly announcements: readonly Announcement[] }) {
  const now = useServerNow(lookMs);
  return currentAnnouncements(announcements, now).map(({ id, text: said, until }) => (
    <Notice key={id} tone="info" title={said}>
      <span>{text.until(until)}</span>
    </Notice>
  ));
}
