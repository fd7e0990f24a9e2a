import { feeKinds, maxCents } from '@neundarter/rules/money/booking';
import Type from 'typebox';
import { closed, Id, IdParams, Reason } from '../entities/common.ts';
import { oneOf } from '../entities/match-config.ts';
import {
  BookingSchema,
  DoorEntrySchema,
  DoorKey,
  DoorLinkSchema,
  DoorSchema,
  MoneySchema,
  MoneySettingsSchema,
  NewBookingSchema,
} from '../entities/money/money.ts';
import { route } from '../route.ts';

const tag = 'money';

/** Calls of organisers; for everybody else the money of an event is closed. */
const ofOrganisers = { tag, caller: 'user', params: IdParams } as const;
const closedErrors = ['error.not-found', 'error.event.invalid-status'] as const;

/** Calls of helpers at the door. The key in the body is their only right. */
const atDoor = { tag, caller: 'guest', params: IdParams } as const;
const doorErrors = ['error.not-found'] as const;

/** Calls about the money of a tournament, and of helpers at its door. */
export const moneyRoutes = {
  readMoney: route({
    ...ofOrganisers,
    address: 'GET /events/{id}/money',
    summary: 'Fees, prizes and the cash book of a tournament; only for its organisers',
    answer: MoneySchema,
    errors: closedErrors,
  }),
  changeMoneySettings: route({
    ...ofOrganisers,
    address: 'PATCH /events/{id}/money',
    summary: 'Sets fees, deposit and prizes; what is booked stays',
    body: MoneySettingsSchema,
    answer: MoneySettingsSchema,
    errors: closedErrors,
  }),
  addBooking: route({
    ...ofOrganisers,
    address: 'POST /events/{id}/money/bookings',
    summary:
      'Books a payment; a repeat books it once. A fee that is not what the event asks for now is refused, and an entry with a fee has paid',
    body: NewBookingSchema,
    answer: BookingSchema,
    errors: [
      ...closedErrors,
      'error.id-already-exists',
      'error.event.participant-not-found',
      'error.event.changed-meanwhile',
      'error.money.already-booked',
      'error.money.not-booked',
      'error.money.too-many',
    ],
  }),
  reverseBooking: route({
    ...ofOrganisers,
    address: 'POST /events/{id}/money/bookings/{bookingId}/reversal',
    summary: 'Takes a booking back by another one; both stay in the book',
    params: Type.Object({ id: Id, bookingId: Id }, closed),
    body: Type.Object({ id: Id, reason: Reason }, closed),
    answer: BookingSchema,
    errors: [
      ...closedErrors,
      'error.id-already-exists',
      'error.money.already-booked',
      'error.money.not-booked',
      'error.money.too-many',
    ],
  }),
  createDoorLink: route({
    ...ofOrganisers,
    address: 'POST /events/{id}/money/door-link',
    summary: 'Makes a key for helpers at the door, until the day after the event; an earlier one ends',
    answer: Type.Object({ key: DoorKey, link: DoorLinkSchema }, closed),
    errors: closedErrors,
  }),
  revokeDoorLink: route({
    ...ofOrganisers,
    address: 'DELETE /events/{id}/money/door-link',
    summary: 'Ends the key of the helpers at once; a repeat changes nothing',
    errors: closedErrors,
  }),
  openDoor: route({
    ...atDoor,
    address: 'POST /events/{id}/door',
    summary: 'Who takes part, for helpers with a key',
    body: Type.Object({ key: DoorKey }, closed),
    answer: DoorSchema,
    errors: doorErrors,
  }),
  checkInAtDoor: route({
    ...atDoor,
    address: 'PATCH /events/{id}/door/check-in',
    summary: 'Ticks that an entry is present, for helpers with a key',
    body: Type.Object({ key: DoorKey, entryId: Id, isPresent: Type.Boolean() }, closed),
    answer: DoorEntrySchema,
    errors: [...doorErrors, 'error.event.participant-not-found'],
  }),
  payAtDoor: route({
    ...atDoor,
    address: 'POST /events/{id}/door/fees',
    summary: 'Books the fee of an entry, for helpers with a key; they cannot waive it, nor take it back',
    body: Type.Object(
      {
        key: DoorKey,
        id: Id,
        entryId: Id,
        feeKind: oneOf(feeKinds),
        cents: Type.Integer({ minimum: 0, maximum: maxCents, description: 'what the page has shown' }),
        payment: oneOf(['cash', 'card', 'transfer'] as const),
      },
      closed,
    ),
    answer: DoorEntrySchema,
    errors: [
      ...doorErrors,
      'error.id-already-exists',
      'error.event.participant-not-found',
      'error.event.changed-meanwhile',
      'error.money.already-booked',
      'error.money.too-many',
    ],
  }),
} as const;
