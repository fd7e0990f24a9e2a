import { bookingKinds, feeKinds, maxCents, payments } from '@neundarter/rules/money/booking';
import Type, { type Static } from 'typebox';
import {
  maxBookings,
  maxEntriesOfTournament,
  maxPrizePlaces,
  maxReasonLength,
  maxShownNameLength,
} from '../../limits.ts';
import { closed, Id, lineOfText, name, TimeStamp } from '../common.ts';
import { nullable, oneOf } from '../match-config.ts';

const Cents = Type.Integer({ minimum: 0, maximum: maxCents, description: 'whole cents' });

const FeesSchema = Type.Object(
  { normal: nullable(Cents), member: nullable(Cents), youth: nullable(Cents) },
  { ...closed, description: 'null for a fee that the event does not have' },
);

const PrizesSchema = Type.Object(
  {
    by: oneOf(['percent', 'amount'] as const),
    places: Type.Array(Cents, {
      minItems: 1,
      maxItems: maxPrizePlaces,
      description:
        'for the first place, the second one and so on: whole percents of all entry fees, at most 100 together, or cents',
    }),
  },
  closed,
);

/** What an entry costs, and what places get. */
export const MoneySettingsSchema = Type.Object(
  {
    fees: FeesSchema,
    deposit: Type.Unsafe<number | null>({
      ...nullable(Cents),
      description: 'what an entry leaves until it has written its match; null for none',
    }),
    prizes: nullable(PrizesSchema),
  },
  closed,
);
export type MoneySettings = Static<typeof MoneySettingsSchema>;

const Note = lineOfText({ minLength: 1, maxLength: maxReasonLength });

export const BookingSchema = Type.Object(
  {
    id: Id,
    kind: oneOf(bookingKinds),
    cents: Cents,
    payment: oneOf(payments),
    feeKind: Type.Unsafe<(typeof feeKinds)[number] | null>({
      ...nullable(oneOf(feeKinds)),
      description: 'only of fees',
    }),
    entryId: Type.Unsafe<string | null>({
      ...nullable(Id),
      description: 'whose fee, deposit or prize it is; the entry may have been removed since',
    }),
    note: nullable(Note),
    reverses: Type.Unsafe<string | null>({
      ...nullable(Id),
      description: 'the booking that this one takes back',
    }),
    bookedAt: TimeStamp,
    bookedBy: Type.Unsafe<string | null>({
      ...nullable(Type.String({ maxLength: maxShownNameLength })),
      description: 'name; null for a helper at the door, and for an account that was deleted',
    }),
    isByHelper: Type.Boolean({ description: 'whether a helper at the door has booked it' }),
  },
  closed,
);
export type BookingEntity = Static<typeof BookingSchema>;

/** The link of the helpers at the door, without its key. */
export const DoorLinkSchema = Type.Object(
  {
    createdAt: TimeStamp,
    expiresAt: TimeStamp,
    lastUsedAt: nullable(TimeStamp),
  },
  closed,
);

export const MoneySchema = Type.Object(
  {
    settings: MoneySettingsSchema,
    bookings: Type.Array(BookingSchema, { maxItems: maxBookings, description: 'oldest first' }),
    doorLink: Type.Unsafe<Static<typeof DoorLinkSchema> | null>({
      ...nullable(DoorLinkSchema),
      description: 'null if there is none that works',
    }),
  },
  closed,
);
export type MoneyEntity = Static<typeof MoneySchema>;

/** What an organiser books. */
export const NewBookingSchema = Type.Object(
  {
    id: Id,
    kind: oneOf(bookingKinds),
    cents: Cents,
    payment: oneOf(payments),
    feeKind: Type.Optional(oneOf(feeKinds)),
    entryId: Type.Optional(Id),
    note: Type.Optional(Note),
  },
  closed,
);
export type NewBooking = Static<typeof NewBookingSchema>;

/** The key of a helper's link: 128 bits. */
export const DoorKey = Type.String({ pattern: '^[\\w-]{22}$', description: '22 characters of base64url' });

export const DoorEntrySchema = Type.Object(
  {
    id: Id,
    name: Type.String({ maxLength: maxShownNameLength }),
    teamName: nullable(name(100)),
    isWaiting: Type.Boolean({ description: 'whether it is on the waiting list' }),
    isPresent: Type.Boolean(),
    hasPaid: Type.Boolean(),
  },
  closed,
);
export type DoorEntry = Static<typeof DoorEntrySchema>;

/** What helpers at the door see. */
export const DoorSchema = Type.Object(
  {
    eventName: Type.String({ maxLength: maxShownNameLength }),
    fees: FeesSchema,
    entries: Type.Array(DoorEntrySchema, { maxItems: maxEntriesOfTournament }),
  },
  closed,
);
export type DoorEntity = Static<typeof DoorSchema>;
