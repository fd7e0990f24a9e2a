import type { Announcement } from '@neundarter/contract/entities/announcement';
import type { Queries, WriteTx } from '../../platform/db/database.ts';
import type { AnnouncementsTable } from '../../platform/db/tables/board-tables.ts';

const announcementOf = ({ id, text, made_at, until_time }: AnnouncementsTable): Announcement => ({
  id,
  text,
  madeAt: made_at,
  until: until_time,
});

/** What is announced in halls. The event is locked whenever something is written. */
export const announcementRows = {
  /** The announcements of an event, the latest first; also those whose time is over since the last one was made. */
  find: async (q: Queries, eventId: string): Promise<Announcement[]> => {
    const rows = await q
      .selectFrom('announcements')
      .selectAll()
      .where('event_id', '=', eventId)
      .orderBy('made_at', 'desc')
      .orderBy('id')
      .execute();
    return rows.map(announcementOf);
  },

  /** The latest ones of all events of a team whose time is not over. */
  findOfTeam: async (
    q: Queries,
    { teamId, now, limit }: { readonly teamId: string; readonly now: number; readonly limit: number },
  ): Promise<Announcement[]> => {
    const rows = await q
      .selectFrom('announcements')
      .innerJoin('events', 'events.id', 'announcements.event_id')
      .selectAll('announcements')
      .where('events.team_id', '=', teamId)
      .where('announcements.until_time', '>', now)
      .orderBy('announcements.made_at', 'desc')
      .orderBy('announcements.id')
      .limit(limit)
      .execute();
    return rows.map(announcementOf);
  },

  /** The event of an announcement; null if there is none. */
  findEvent: async (q: Queries, id: string): Promise<string | null> => {
    const row = await q
      .selectFrom('announcements')
      .select('event_id')
      .where('id', '=', id)
      .executeTakeFirst();
    return row?.event_id ?? null;
  },

  add: async ({ q }: WriteTx, eventId: string, { id, text, madeAt, until }: Announcement): Promise<void> => {
    const row = { id, event_id: eventId, text, made_at: madeAt, until_time: until };
    await q.insertInto('announcements').values(row).execute();
  },

  /** Removes an announcement of an event; says whether there was one. */
  remove: async ({ q }: WriteTx, eventId: string, id: string): Promise<boolean> => {
    const removed = await q
      .deleteFrom('announcements')
      .where('id', '=', id)
      .where('event_id', '=', eventId)
      .returning('id')
      .executeTakeFirst();
    return removed !== undefined;
  },

  /** Removes those of an event whose time is over. */
  removeOver: async ({ q }: WriteTx, eventId: string, now: number): Promise<void> => {
    await q
      .deleteFrom('announcements')
      .where('event_id', '=', eventId)
      .where('until_time', '<=', now)
      .execute();
  },
};
