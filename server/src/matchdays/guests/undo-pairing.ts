import type { EventEntity } from '@neundarter/contract/entities/event';
import { guestsSide, mayManageMatchday } from '@neundarter/rules/access/matchday';
import { isConfirmed } from '@neundarter/rules/matchday/disputes';
import { partyOfSide } from '@neundarter/rules/matchday/plan';
import { ok, refused } from '@neundarter/rules/result';
import type { EventCommand } from '../../events/change-locked-event.ts';
import { type LogUndo, logRows } from '../../events/log-rows.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { passRows } from '../../platform/passes/pass-rows.ts';
import { announceRightsChange } from '../../users/announce-rights-change.ts';
import { describeActor } from '../../users/describe-actor.ts';
import { changeMatchday, type MatchdayPlatform } from '../core/change-matchday.ts';
import type { GatheredMatchday } from '../core/gather-matchdays.ts';
import { guestDeviceRows } from '../storage/guest-device-rows.ts';
import { markLineUp } from '../storage/store.ts';
import { type MatchdayDecision, signaturesIn } from '../storage/stored-log.ts';
import { guestsPlace, pairingPlace } from './check-guest.ts';

/** Ends codes, PIN and devices of the guests. @param now ms since 1970 */
export const endGuests = async (tx: WriteTx, eventId: string, now: number): Promise<void> => {
  await passRows.revoke(tx, pairingPlace(eventId), now);
  await passRows.revoke(tx, guestsPlace(eventId), now);
  await guestDeviceRows.removeAll(tx, eventId);
};

/** Takes back that the guests are ready. They are asked again, so that nobody can start by revoking their device. */
const takeBackAnswer = async (tx: WriteTx, { lineUps, row }: GatheredMatchday, now: number) => {
  const own = lineUps[row.ownerSide];
  if (own !== null && own.changedAt !== null)
    await markLineUp(tx, { ...own, acceptedAt: null, askedAt: now });
};

/** Takes back what a device of the guests has signed, unless the report is confirmed. */
const takeBackSignature = async (tx: WriteTx, { log, facts }: GatheredMatchday, undo: LogUndo) => {
  const signatures = signaturesIn(log);
  const signed = signatures[partyOfSide(guestsSide(facts))];
  if (signed?.way === 'device' && !isConfirmed(signatures)) await logRows.undo(tx, signed.entry, undo);
};

/**
 * Revokes the devices of the guests and their PIN: logged, and visible to everybody. Changes nothing if no device is
 * paired, but ends an open code. Refusal: `error.insufficient-permissions` for others than admins of the owner.
 */
export const undoPairing = (
  platform: MatchdayPlatform,
  command: EventCommand,
): Promise<Outcome<EventEntity>> =>
  changeMatchday(platform, { ...command, isEdit: false }, async (tx, matchday) => {
    const { event, facts, guests } = matchday;
    const actor = describeActor(command.actor);
    if (!mayManageMatchday(actor, facts)) return refused('error.insufficient-permissions');
    const now = platform.clock.now();
    await endGuests(tx, event.id, now);
    if (guests.devices.length === 0) return ok(null);
    await takeBackAnswer(tx, matchday, now);
    await takeBackSignature(tx, matchday, { at: now, by: actor.id });
    await logRows.add(tx, {
      eventId: event.id,
      kind: 'revocation',
      matchId: null,
      content: { kind: 'revocation' } satisfies MatchdayDecision,
      madeAt: now,
      madeBy: actor.id,
    });
    // The devices may no longer follow a match day that is not public.
    platform.announce(tx, [announceRightsChange('everyone')]);
    return ok([]);
  });
