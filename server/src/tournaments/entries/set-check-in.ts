import type { EventEntity } from '@neundarter/contract/entities/event';
import type { SentParticipant } from '@neundarter/contract/entities/participant';
import { ok, refused } from '@neundarter/rules/result';
import type { EventCommand } from '../../events/change-locked-event.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { changeAsOrganiser, type TournamentPlatform } from '../core/change-tournament.ts';
import { findEntry } from '../core/find-entry.ts';
import { entryRows } from '../storage/entry-rows.ts';

type CheckIn = EventCommand & {
  readonly participant: SentParticipant;
  readonly isPresent?: boolean;
  readonly hasPaid?: boolean;
};

/** Ticks that an entry is present or has paid, also while the tournament is running. */
export const setCheckIn = (
  platform: TournamentPlatform,
  { participant, isPresent, hasPaid, ...command }: CheckIn,
): Promise<Outcome<EventEntity>> =>
  changeAsOrganiser(
    platform,
    { ...command, isPossible: (status) => status !== 'cancelled' },
    async (tx, { entries }) => {
      const entry = findEntry(entries, participant);
      if (entry === undefined) return refused('error.event.participant-not-found');
      await entryRows.update(tx, {
        ...entry,
        isPresent: isPresent ?? entry.isPresent,
        hasPaid: hasPaid ?? entry.hasPaid,
      });
      return ok([]);
    },
  );
