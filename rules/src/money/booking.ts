// The cash book of an event: entry fees, deposits for writing, prizes, and what else comes in or goes out. A booking is never
// deleted: another one reverses it, with the same amount, once. All amounts are whole cents.
import { ok, type Result, refused } from '../result.ts';

/**
 * What a booking is about. A deposit is what an entry leaves until it has written its match; `income` and `expense` are
 * everything that belongs to no entry.
 */
export const bookingKinds = ['fee', 'deposit', 'deposit-back', 'prize', 'income', 'expense'] as const;
export type BookingKind = (typeof bookingKinds)[number];

/** How it is paid; `waived`: not at all, since the organisers have said so. */
export const payments = ['cash', 'card', 'transfer', 'waived'] as const;
export type Payment = (typeof payments)[number];

/** Who pays which fee. */
export const feeKinds = ['normal', 'member', 'youth'] as const;
export type FeeKind = (typeof feeKinds)[number];

/** Largest amount of one booking, in cents: 100,000 euros. */
export const maxCents = 10_000_000;

/** One line of the cash book. */
export type Booking = {
  readonly id: string;
  readonly kind: BookingKind;
  /** From 0 to `maxCents`, also if it goes out. */
  readonly cents: number;
  readonly payment: Payment;
  /** Null for incomes and expenses. */
  readonly entryId: string | null;
  /** Id of the booking that this one reverses. */
  readonly reverses: string | null;
};

/** Kinds that belong to an entry; all others belong to none. */
export const isAboutEntry = (kind: BookingKind): boolean => kind !== 'income' && kind !== 'expense';

/** Whether money of this kind comes in. */
export const comesIn = (kind: BookingKind): boolean =>
  kind === 'fee' || kind === 'deposit' || kind === 'income';

/** The bookings that count: none that was reversed, and no reversal. */
export const countingBookings = <One extends Booking>(bookings: readonly One[]): readonly One[] => {
  const reversed = new Set(bookings.map(({ reverses }) => reverses));
  return bookings.filter(({ id, reverses }) => reverses === null && !reversed.has(id));
};

/** The counting bookings about an entry, by kind; of each kind there is at most one but for deposits. */
const countOf = (
  bookings: readonly Booking[],
  { kind, entryId }: Pick<Booking, 'kind' | 'entryId'>,
): number => countingBookings(bookings).filter((one) => one.kind === kind && one.entryId === entryId).length;

/** The deposits of an entry that are not given back, oldest first. */
export const openDeposits = <One extends Booking>(
  bookings: readonly One[],
  entryId: string,
): readonly One[] => {
  const deposits = countingBookings(bookings).filter(
    (one) => one.kind === 'deposit' && one.entryId === entryId,
  );
  return deposits.slice(countOf(bookings, { kind: 'deposit-back', entryId }));
};

/** Why a booking is not possible. `wrong`: it contradicts itself, which no client sends by mistake. */
type BookingError = 'wrong' | 'error.money.already-booked' | 'error.money.not-booked';

const isConsistent = ({ kind, cents, payment, entryId, reverses }: Booking): boolean =>
  Number.isSafeInteger(cents) &&
  cents >= 0 &&
  cents <= maxCents &&
  reverses === null &&
  (entryId !== null) === isAboutEntry(kind) &&
  (payment !== 'waived' || kind === 'fee');

/**
 * Checks a new booking: an entry pays one fee and gets one prize, leaves one deposit at a time, and gets back exactly what it
 * has left.
 */
export const checkBooking = (bookings: readonly Booking[], booking: Booking): Result<true, BookingError> => {
  const { kind, entryId, cents } = booking;
  if (!isConsistent(booking)) return refused('wrong');
  if (entryId === null) return ok(true);
  const [left] = openDeposits(bookings, entryId);
  if (kind === 'deposit') return left === undefined ? ok(true) : refused('error.money.already-booked');
  if (kind === 'deposit-back') return left?.cents === cents ? ok(true) : refused('error.money.not-booked');
  return countOf(bookings, booking) === 0 ? ok(true) : refused('error.money.already-booked');
};

/**
 * The booking that reverses another one.
 * Refusals: `error.money.already-booked` for one that is reversed already, `error.money.not-booked` for a reversal, and for a
 * deposit that was given back.
 */
export const reverseBooking = (
  bookings: readonly Booking[],
  { id, reverses }: { readonly id: string; readonly reverses: string },
): Result<Booking, Exclude<BookingError, 'wrong'>> => {
  const booking = bookings.find((one) => one.id === reverses);
  if (booking === undefined || booking.reverses !== null) return refused('error.money.not-booked');
  if (bookings.some((one) => one.reverses === reverses)) return refused('error.money.already-booked');
  const { kind, entryId } = booking;
  const isLeft = openDeposits(bookings, entryId ?? '').some((one) => one.id === reverses);
  if (kind === 'deposit' && !isLeft) return refused('error.money.not-booked');
  // Whose deposit comes back into the box must not have left another one since.
  if (kind === 'deposit-back' && openDeposits(bookings, entryId ?? '').length > 0)
    return refused('error.money.already-booked');
  return ok({ ...booking, id, reverses });
};
