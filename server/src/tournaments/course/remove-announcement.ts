import type { EventEntity } from '@neundarter/contract/entities/event';
import { ok } from '@neundarter/rules/result';
import type { EventCommand } from '../../events/change-locked-event.ts';
import { announceBoards } from '../../matches/boards/announce-boards.ts';
import { announcementRows } from '../../matches/boards/announcement-rows.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { changeAsOrganiser, type TournamentPlatform } from '../core/change-tournament.ts';

/** Ends an announcement, for organisers. A repeat changes nothing. Refusals: those of `changeAsOrganiser`. */
export const removeAnnouncement = (
  platform: TournamentPlatform,
  { announcementId, ...command }: EventCommand & { readonly announcementId: string },
): Promise<Outcome<EventEntity>> =>
  changeAsOrganiser(
    platform,
    { ...command, isPossible: () => true, isEdit: false, isSameForAll: true },
    async (tx, { event }) => {
      if (!(await announcementRows.remove(tx, event.id, announcementId))) return ok(null);
      announceBoards(platform, tx, event.props.teamId);
      return ok([]);
    },
  );
