import { ok, refused } from '@neundarter/rules/result';
import { announceEventChange } from '../../events/announce-event-change.ts';
import { lockEvent } from '../../events/lock-event.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { passRows } from '../../platform/passes/pass-rows.ts';
import { describeActor } from '../../users/describe-actor.ts';
import type { MatchdayPlatform } from '../core/change-matchday.ts';
import { guestDeviceRows } from '../storage/guest-device-rows.ts';
import { checkGuest, type EnteringGuest, findForGuest, guestsPlace } from './check-guest.ts';

/**
 * Enrols a further device of the guests, user or guest, by the PIN that they have chosen. A repeat changes nothing.
 * Refusals: those of `findForGuest` and `checkGuest`.
 */
export const enrolGuest = async (
  platform: MatchdayPlatform,
  { pin, ...guest }: EnteringGuest & { readonly pin: string },
): Promise<Outcome<undefined>> => {
  const { id, actor } = guest;
  const callerId = describeActor(actor).id;
  const found = await platform.db.query((q) => findForGuest(platform, q, guest));
  if (!found.ok) return found;
  if (found.value.guests.devices.some((device) => device.callerId === callerId)) return ok(undefined);
  const checked = await checkGuest(platform, {
    ...guest,
    place: guestsPlace(id),
    secret: pin,
    field: '/pin',
  });
  if (!checked.ok) return checked;
  return platform.db.write(async (tx): Promise<Outcome<undefined>> => {
    await lockEvent(tx, id);
    const now = platform.clock.now();
    const still = await findForGuest(platform, tx.q, guest);
    if (!still.ok) return still;
    // The home team may have revoked the pairing meanwhile.
    if (!(await passRows.use(tx, checked.value, now))) return refused('error.event.code-expired');
    await guestDeviceRows.add(tx, { eventId: id, callerId, enrolledAt: now });
    await announceEventChange(platform, tx, { eventId: id, matchIds: [], isEdit: false });
    return ok(undefined);
  });
};
