import type { EventEntity } from '@neundarter/contract/entities/event';
import { maxAnnouncements } from '@neundarter/contract/limits';
import { ok, refused } from '@neundarter/rules/result';
import type { EventCommand } from '../../events/change-locked-event.ts';
import { announceBoards } from '../../matches/boards/announce-boards.ts';
import { announcementRows } from '../../matches/boards/announcement-rows.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { changeAsOrganiser, type TournamentPlatform } from '../core/change-tournament.ts';

type Announced = EventCommand & {
  readonly announcementId: string;
  readonly text: string;
  /** How long it stands. */
  readonly minutes: number;
};

const minuteMs = 60_000;

/**
 * Announces something in the hall of a tournament, for its organisers. A repeat changes nothing. Refusals: those of
 * `changeAsOrganiser`, `error.announcements.too-many`, `error.id-already-exists`.
 */
export const addAnnouncement = (
  platform: TournamentPlatform,
  { announcementId: id, text, minutes, ...command }: Announced,
): Promise<Outcome<EventEntity>> =>
  changeAsOrganiser(
    platform,
    { ...command, isPossible: (status) => status !== 'cancelled', isEdit: false, isSameForAll: true },
    async (tx, { event }) => {
      const known = await announcementRows.findEvent(tx.q, id);
      if (known !== null) return known === event.id ? ok(null) : refused('error.id-already-exists');
      const madeAt = platform.clock.now();
      await announcementRows.removeOver(tx, event.id, madeAt);
      const others = await announcementRows.find(tx.q, event.id);
      if (others.length >= maxAnnouncements) return refused('error.announcements.too-many');
      await announcementRows.add(tx, event.id, { id, text, madeAt, until: madeAt + minutes * minuteMs });
      announceBoards(platform, tx, event.props.teamId);
      return ok([]);
    },
  );
