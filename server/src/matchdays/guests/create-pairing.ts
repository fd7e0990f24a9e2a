import { pairingCodeLength, pairingCodeMs } from '@neundarter/rules/access/guests-pass';
import { mayManageMatchday } from '@neundarter/rules/access/matchday';
import { ok, refused } from '@neundarter/rules/result';
import type { EventCommand } from '../../events/change-locked-event.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { passRows } from '../../platform/passes/pass-rows.ts';
import { keepSecret, newDigits } from '../../platform/passes/pass-secrets.ts';
import { describeActor } from '../../users/describe-actor.ts';
import { changeMatchday, type MatchdayPlatform } from '../core/change-matchday.ts';
import { pairingPlace } from './check-guest.ts';

/** A code that the owner of a match day shows to the guests. */
type PairingCode = {
  /** Digits. */
  readonly code: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
};

/**
 * Makes a code with which one device can become that of the guests; an earlier code ends. Refusals:
 * `error.insufficient-permissions` for others than admins of the team of the event, `error.event.invalid-status` outside of the
 * time of the match day, and while a device is paired: that team has to revoke it first, which everybody sees.
 */
export const createPairing = async (
  platform: MatchdayPlatform,
  command: EventCommand,
): Promise<Outcome<PairingCode>> => {
  const code = newDigits(pairingCodeLength);
  const secret = await keepSecret('pairing-code', code);
  const now = platform.clock.now();
  const expiresAt = now + pairingCodeMs;
  const changed = await changeMatchday(platform, command, async (tx, { event, facts, guests }) => {
    if (!mayManageMatchday(describeActor(command.actor), facts))
      return refused('error.insufficient-permissions');
    if (!guests.isPairingOpen || guests.devices.length > 0) return refused('error.event.invalid-status');
    await passRows.issue(tx, { place: pairingPlace(event.id), secret, now, expiresAt, use: 'once' });
    return ok(null);
  });
  return changed.ok ? ok({ code, expiresAt }) : changed;
};
