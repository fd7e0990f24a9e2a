import type { BookingEntity } from '@neundarter/contract/entities/money/money';
import { maxBookings } from '@neundarter/contract/limits';
import { reverseBooking as reverse } from '@neundarter/rules/money/booking';
import { ok, refused } from '@neundarter/rules/result';
import { lockEvent } from '../events/lock-event.ts';
import type { WriteTx } from '../platform/db/database.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { describeActor } from '../users/describe-actor.ts';
import { findMoneyEvent, type MoneyCaller, type MoneyPlatform } from './access.ts';
import { tellPaid } from './add-booking.ts';
import { describeBookings } from './reads.ts';
import { moneyRows, type StoredBooking } from './store.ts';

type Reversed = MoneyCaller & {
  /** Of the reversal. */
  readonly reversalId: string;
  readonly bookingId: string;
  readonly reason: string;
};

const reverseLocked = async (
  platform: MoneyPlatform,
  tx: WriteTx,
  { id: eventId, reversalId, bookingId, reason, actor }: Reversed,
): Promise<Outcome<StoredBooking>> => {
  const known = await moneyRows.findOne(tx.q, reversalId);
  if (known !== null) {
    const isSame = known.eventId === eventId && known.reverses === bookingId;
    return isSame ? ok(known) : refused('error.id-already-exists');
  }
  const book = await moneyRows.find(tx.q, eventId);
  const booking = book.find(({ id }) => id === bookingId);
  if (booking === undefined) return refused('error.not-found');
  if (book.length >= maxBookings) return refused('error.money.too-many');
  const reversal = reverse(book, { id: reversalId, reverses: bookingId });
  if (!reversal.ok) return reversal;
  const { kind, entryId, feeKind } = booking;
  // The entry may have been removed since; what it has paid can still be given back.
  if (kind === 'fee' && entryId !== null) await tellPaid(platform, tx, { eventId, entryId, hasPaid: false });
  const stored = {
    ...reversal.value,
    eventId,
    feeKind,
    seq: book.length,
    note: reason,
    bookedAt: platform.clock.now(),
    bookedBy: describeActor(actor).id,
    isByHelper: false,
  };
  await moneyRows.insert(tx, stored);
  return ok(stored);
};

/** Takes a booking back by another one. */
export const reverseBooking = (
  platform: MoneyPlatform,
  reversed: Reversed,
): Promise<Outcome<BookingEntity>> =>
  platform.db.write(async (tx): Promise<Outcome<BookingEntity>> => {
    await lockEvent(tx, reversed.id);
    const { id, actor, matchPin } = reversed;
    const found = await findMoneyEvent(tx.q, platform.rights, { id, actor, matchPin });
    if (!found.ok) return found;
    const stored = await reverseLocked(platform, tx, reversed);
    if (!stored.ok) return stored;
    const [entity] = await describeBookings(tx.q, [stored.value]);
    return entity === undefined ? refused('error.not-found') : ok(entity);
  });
