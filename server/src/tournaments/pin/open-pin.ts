import type { EventEntity } from '@neundarter/contract/entities/event';
import { ok } from '@neundarter/rules/result';
import { hasMatchPin } from '@neundarter/rules/tournament/setup/status';
import type { EventCommand } from '../../events/change-locked-event.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { passRows } from '../../platform/passes/pass-rows.ts';
import { changeAsOrganiser, type TournamentPlatform } from '../core/change-tournament.ts';
import { pinPlace } from '../storage/find-pins.ts';

/** Lets everybody enter the PIN again after too many wrong ones; changes nothing if they can. */
export const openPin = (platform: TournamentPlatform, command: EventCommand): Promise<Outcome<EventEntity>> =>
  changeAsOrganiser(
    platform,
    { ...command, isEdit: false, isPossible: hasMatchPin },
    async (tx, { event }) => {
      const pass = await passRows.findOpen(tx.q, pinPlace(event.id), platform.clock.now());
      if (pass === null || pass.lockedAt === null) return ok(null);
      await passRows.unlock(tx, pass);
      return ok([]);
    },
  );
