import type { moneyRoutes } from '@neundarter/contract/routes/money';
import type { EventRights } from '../events/gather-event-rights.ts';
import { command } from '../platform/http/command.ts';
import type { Handlers } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { addBooking } from './add-booking.ts';
import { changeSettings } from './change-settings.ts';
import { checkInAtDoor } from './check-in-at-door.ts';
import { createDoorLink } from './create-door-link.ts';
import { openDoor } from './open-door.ts';
import { payAtDoor } from './pay-at-door.ts';
import { readMoney } from './reads.ts';
import { reverseBooking } from './reverse-booking.ts';
import { revokeDoorLink } from './revoke-door-link.ts';

type MoneyParts = Platform & { readonly rights: EventRights };

/** Handlers of the calls about money. */
export const moneyHandlers = (platform: MoneyParts): Handlers<typeof moneyRoutes> => ({
  readMoney: ({ actor, matchPin, params }) => readMoney(platform, { actor, matchPin, ...params }),
  changeMoneySettings: command(platform, changeSettings),
  addBooking: ({ actor, matchPin, params, body }) =>
    addBooking(platform, { actor, matchPin, ...params, booking: body }),
  reverseBooking: ({ actor, matchPin, params, body: { id: reversalId, reason } }) =>
    reverseBooking(platform, { actor, matchPin, ...params, reversalId, reason }),
  createDoorLink: ({ actor, matchPin, params }) => createDoorLink(platform, { actor, matchPin, ...params }),
  revokeDoorLink: ({ actor, matchPin, params }) => revokeDoorLink(platform, { actor, matchPin, ...params }),
  openDoor: ({ params, body }) => openDoor(platform, { ...params, ...body }),
  checkInAtDoor: ({ params, body }) => checkInAtDoor(platform, { ...params, ...body }),
  payAtDoor: ({ params: { id }, body: { key, ...fee } }) =>
    payAtDoor(platform, { id, key, booking: { ...fee, kind: 'fee' } }),
});
