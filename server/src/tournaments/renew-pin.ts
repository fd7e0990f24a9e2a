import { randomInt } from 'node:crypto';
import type { EventEntity } from '@neundarter/contract/entities/event';
import { matchPinLength } from '@neundarter/contract/limits';
import { ok } from '@neundarter/rules/result';
import type { EventCommand } from '../events/change-locked-event.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { announceRightsChange } from '../users/announce-rights-change.ts';
import { changeAsOrganiser, type TournamentPlatform } from './change-tournament.ts';
import { enrolmentRows } from './enrolment-rows.ts';
import { withOpenPin } from './open-pin.ts';
import { updateTournament } from './store.ts';

/** A new PIN from a cryptographic source. */
export const newPin = (): string => `${randomInt(10 ** matchPinLength)}`.padStart(matchPinLength, '0');

/** Makes a new PIN once one exists; with `endEnrolments` everybody has to enter it again. */
export const renewPin = (
  platform: TournamentPlatform,
  { endEnrolments = false, ...command }: EventCommand & { readonly endEnrolments?: boolean | undefined },
): Promise<Outcome<EventEntity>> =>
  changeAsOrganiser(
    platform,
    { ...command, isPossible: (status) => status !== 'draft' && status !== 'cancelled' },
    async (tx, { row, event }) => {
      await updateTournament(tx, { ...withOpenPin(row), matchPin: newPin() });
      if (endEnrolments) {
        await enrolmentRows.removeAll(tx, event.id);
        platform.announce(tx, [announceRightsChange('everyone')]);
      }
      return ok([]);
    },
  );
