import type { Announcement } from '@neundarter/contract/entities/announcement';
import { request } from '../api/api.ts';
import { useTournamentChange } from './use-tournament-change.ts';

/** What is announced now. @param now the server's time, ms since 1970 */
export const currentAnnouncements = (
  announcements: readonly Announcement[] | undefined,
  now: number,
): readonly Announcement[] => (announcements ?? []).filter(({ until }) => until > now);

type NewAnnouncement = { readonly id: string; readonly text: string; readonly minutes: number };

export const useAnnouncing = (id: string) =>
  useTournamentChange<NewAnnouncement>(id, {
    send: (body) => request('POST /events/{id}/announcements', { params: { id }, body }),
  });

export const useAnnouncementEnd = (id: string) =>
  useTournamentChange<string>(id, {
    send: (announcementId) =>
      request('DELETE /events/{id}/announcements/{announcementId}', { params: { id, announcementId } }),
  });
