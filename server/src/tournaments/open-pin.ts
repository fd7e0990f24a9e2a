import type { EventEntity } from '@neundarter/contract/entities/event';
import { ok } from '@neundarter/rules/result';
import type { EventCommand } from '../events/change-locked-event.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { changeAsOrganiser, type TournamentPlatform } from './change-tournament.ts';
import { updateTournament } from './store.ts';
import type { StoredTournament } from './stored-tournament.ts';

/** The tournament with wrong PINs counted anew. */
export const withOpenPin = (row: StoredTournament): StoredTournament => ({
  ...row,
  pinLockedAt: null,
  pinRound: row.pinRound + 1,
});

/** Lets guests enter the PIN again after too many wrong ones; changes nothing if they can. */
export const openPin = (platform: TournamentPlatform, command: EventCommand): Promise<Outcome<EventEntity>> =>
  changeAsOrganiser(
    platform,
    { ...command, isEdit: false, isPossible: (status) => status !== 'draft' && status !== 'cancelled' },
    async (tx, { row }) => {
      if (row.pinLockedAt === null) return ok(null);
      await updateTournament(tx, withOpenPin(row));
      return ok([]);
    },
  );
