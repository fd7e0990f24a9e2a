import Type, { type Static } from 'typebox';
import { maxAnnouncementLength, maxAnnouncements } from '../limits.ts';
import { closed, Id, name, TimeStamp } from './common.ts';

export const AnnouncementText = name(maxAnnouncementLength);

/** What an organiser announces in the hall; one whose time is over may still be listed. */
const AnnouncementSchema = Type.Object(
  {
    id: Id,
    text: AnnouncementText,
    madeAt: TimeStamp,
    until: Type.Unsafe<number>({ ...TimeStamp, description: 'not shown any more from then on' }),
  },
  closed,
);
export type Announcement = Static<typeof AnnouncementSchema>;

/** The announcements of an event, the latest first. */
export const AnnouncementsSchema = Type.Array(AnnouncementSchema, { maxItems: maxAnnouncements });
