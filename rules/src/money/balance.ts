// What came in, what went out and what is kept: `in = out + kept`, whatever was booked and reversed.
import { type Booking, type BookingKind, bookingKinds, comesIn, type Payment } from './booking.ts';

/** Sums of a cash book, in cents. Reversed bookings add nothing to them. */
type Balance = {
  readonly in: number;
  readonly out: number;
  /** What is there now, counted by how it was paid; open deposits are part of it. */
  readonly kept: number;
  readonly keptBy: { readonly [payment in Exclude<Payment, 'waived'>]: number };
  readonly byKind: { readonly [kind in BookingKind]: number };
  /** Deposits that are still to be given back. */
  readonly openDeposits: number;
  /** Fees that nobody has paid; they are in no other sum. */
  readonly waived: number;
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** What a booking adds to its kind: less than nothing if it reverses one. */
const addedBy = ({ cents, reverses }: Booking): number => (reverses === null ? cents : -cents);

/** Sums up a cash book. */
export const balanceOf = (bookings: readonly Booking[]): Balance => {
  const paid = bookings.filter(({ payment }) => payment !== 'waived');
  const ofKind = (kind: BookingKind) => sum(paid.filter((one) => one.kind === kind).map(addedBy));
  const byKind = Object.fromEntries(bookingKinds.map((kind) => [kind, ofKind(kind)])) as Balance['byKind'];
  const keptIn = (payment: Payment) =>
    sum(
      paid
        .filter((one) => one.payment === payment)
        .map((one) => (comesIn(one.kind) ? addedBy(one) : -addedBy(one))),
    );
  const keptBy = { cash: keptIn('cash'), card: keptIn('card'), transfer: keptIn('transfer') };
  return {
    in: sum(bookingKinds.filter(comesIn).map((kind) => byKind[kind])),
    out: sum(bookingKinds.filter((kind) => !comesIn(kind)).map((kind) => byKind[kind])),
    kept: sum(Object.values(keptBy)),
    keptBy,
    byKind,
    openDeposits: byKind.deposit - byKind['deposit-back'],
    waived: sum(bookings.filter(({ payment }) => payment === 'waived').map(addedBy)),
  };
};
