import { ok, refused } from '@neundarter/rules/result';
import { announceEventChange } from '../../events/announce-event-change.ts';
import { lockEvent } from '../../events/lock-event.ts';
import { logRows } from '../../events/log-rows.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { TooManyHashes } from '../../platform/identity/password-hash.ts';
import type { Pass } from '../../platform/passes/pass.ts';
import { passRows } from '../../platform/passes/pass-rows.ts';
import { type KeptSecret, keepSecret } from '../../platform/passes/pass-secrets.ts';
import { describeActor } from '../../users/describe-actor.ts';
import type { MatchdayPlatform } from '../core/change-matchday.ts';
import { guestDeviceRows } from '../storage/guest-device-rows.ts';
import type { MatchdayDecision } from '../storage/stored-log.ts';
import { checkGuest, type EnteringGuest, findForGuest, guestsPlace, pairingPlace } from './check-guest.ts';

/** `pin` is what the guests choose on their own device; only a hash of it is kept. */
type PairingGuest = EnteringGuest & { readonly code: string; readonly pin: string };

type Pairing = { readonly guest: EnteringGuest; readonly code: Pass; readonly pin: KeptSecret };

const hashPin = async (pin: string): Promise<Outcome<KeptSecret>> => {
  try {
    return ok(await keepSecret('guests-pin', pin));
  } catch (error) {
    if (error instanceof TooManyHashes) return refused('error.too-many-requests');
    throw error;
  }
};

/** Makes the device that of the guests. Everything is looked at again, because hashing has taken its time. */
const pair = async (
  platform: MatchdayPlatform,
  tx: WriteTx,
  { guest, code, pin }: Pairing,
): Promise<Outcome<undefined>> => {
  const { id: eventId, actor } = guest;
  const callerId = describeActor(actor).id;
  const now = platform.clock.now();
  await lockEvent(tx, eventId);
  const found = await findForGuest(platform, tx.q, guest);
  if (!found.ok) return found;
  if (!(await passRows.use(tx, code, now))) return refused('error.event.code-expired');
  await passRows.issue(tx, { place: guestsPlace(eventId), secret: pin, now });
  await guestDeviceRows.add(tx, { eventId, callerId, enrolledAt: now });
  await logRows.add(tx, {
    eventId,
    kind: 'pairing',
    matchId: null,
    content: { kind: 'pairing' } satisfies MatchdayDecision,
    madeAt: now,
    madeBy: callerId,
  });
  await announceEventChange(platform, tx, { eventId, matchIds: [], isEdit: false });
  return ok(undefined);
};

/**
 * Makes a device that of the guests, and sets the PIN with which they can enrol further ones. A repeat changes nothing.
 * Refusals: those of `findForGuest` and `checkGuest`, and `error.event.code-expired` if another device was faster.
 */
export const redeemPairing = async (
  platform: MatchdayPlatform,
  { code, pin, ...guest }: PairingGuest,
): Promise<Outcome<undefined>> => {
  const { id, actor } = guest;
  const found = await platform.db.query((q) => findForGuest(platform, q, guest));
  if (!found.ok) return found;
  const { devices } = found.value.guests;
  if (devices.some(({ callerId }) => callerId === describeActor(actor).id)) return ok(undefined);
  const checked = await checkGuest(platform, {
    ...guest,
    place: pairingPlace(id),
    secret: code,
    field: '/code',
  });
  if (!checked.ok) return checked;
  const hashed = await hashPin(pin);
  if (!hashed.ok) return hashed;
  return platform.db.write((tx) => pair(platform, tx, { guest, code: checked.value, pin: hashed.value }));
};
