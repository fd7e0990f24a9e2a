import type { EventEntity } from '@neundarter/contract/entities/event';
import { matchPinLength } from '@neundarter/contract/limits';
import { ok } from '@neundarter/rules/result';
import { hasMatchPin } from '@neundarter/rules/tournament/setup/status';
import type { EventCommand } from '../../events/change-locked-event.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { passRows } from '../../platform/passes/pass-rows.ts';
import { keepSecret, newDigits } from '../../platform/passes/pass-secrets.ts';
import { announceRightsChange } from '../../users/announce-rights-change.ts';
import { changeAsOrganiser, type TournamentPlatform } from '../core/change-tournament.ts';
import { enrolmentRows } from '../storage/enrolment-rows.ts';
import { keyPlace, pinPlace } from '../storage/find-pins.ts';

/**
 * Gives a locked tournament another PIN, which is none of the earlier ones: devices have stored those. The key of the
 * earlier card ends.
 */
export const issuePin = async (tx: WriteTx, eventId: string, now: number): Promise<void> => {
  const place = pinPlace(eventId);
  const known = (await passRows.findKnown(tx.q, place)).flatMap(({ shown }) => shown ?? []);
  const secret = await keepSecret(place.kind, newDigits(matchPinLength, known));
  await passRows.issue(tx, { place, secret, now });
  await passRows.revoke(tx, keyPlace(eventId), now);
};

/** Makes a new PIN once one exists; with `endEnrolments` everybody has to enter it again. */
export const renewPin = (
  platform: TournamentPlatform,
  { endEnrolments = false, ...command }: EventCommand & { readonly endEnrolments?: boolean | undefined },
): Promise<Outcome<EventEntity>> =>
  changeAsOrganiser(platform, { ...command, isPossible: hasMatchPin }, async (tx, { event }) => {
    await issuePin(tx, event.id, platform.clock.now());
    if (endEnrolments) {
      await enrolmentRows.removeAll(tx, event.id);
      platform.announce(tx, [announceRightsChange('everyone')]);
    }
    return ok([]);
  });
