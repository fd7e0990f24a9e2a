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
import type { StoredTournament } from './stored-tournament.ts';

/** Maximum number of earlier PINs to know: devices with older ones are long gone. */
const maxEarlierPins = 50;

/** A new PIN from a cryptographic source. @param known PINs that it must not be, far fewer than there are */
export const newPin = (known: readonly string[] = []): string => {
  for (;;) {
    const pin = `${randomInt(10 ** matchPinLength)}`.padStart(matchPinLength, '0');
    if (!known.includes(pin)) return pin;
  }
};

/** The tournament with another PIN; it still knows the ones before, which devices have stored. */
const withNewPin = (row: StoredTournament): StoredTournament => {
  const known = row.matchPin === null ? row.earlierPins : [...row.earlierPins, row.matchPin];
  return { ...withOpenPin(row), matchPin: newPin(known), earlierPins: known.slice(-maxEarlierPins) };
};

/** Makes a new PIN once one exists; with `endEnrolments` everybody has to enter it again. */
export const renewPin = (
  platform: TournamentPlatform,
  { endEnrolments = false, ...command }: EventCommand & { readonly endEnrolments?: boolean | undefined },
): Promise<Outcome<EventEntity>> =>
  changeAsOrganiser(
    platform,
    { ...command, isPossible: (status) => status !== 'draft' && status !== 'cancelled' },
    async (tx, { row, event }) => {
      await updateTournament(tx, withNewPin(row));
      if (endEnrolments) {
        await enrolmentRows.removeAll(tx, event.id);
        platform.announce(tx, [announceRightsChange('everyone')]);
      }
      return ok([]);
    },
  );
