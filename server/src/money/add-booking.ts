import type { BookingEntity, NewBooking } from '@neundarter/contract/entities/money/money';
import { maxBookings } from '@neundarter/contract/limits';
import { checkBooking } from '@neundarter/rules/money/booking';
import { ok, type Result, refused } from '@neundarter/rules/result';
import { announceEventChange } from '../events/announce-event-change.ts';
import { lockEvent } from '../events/lock-event.ts';
import type { WriteTx } from '../platform/db/database.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { setTicks } from '../tournaments/entries/set-ticks.ts';
import { describeActor } from '../users/describe-actor.ts';
import { findMoneyEvent, type MoneyCaller, type MoneyPlatform } from './access.ts';
import { describeBookings } from './reads.ts';
import { moneyRows, type StoredBooking } from './store.ts';

/** Who books: a user, or a helper at the door. */
type Booker = { readonly bookedBy: string | null; readonly isByHelper: boolean };
type Booked = NewBooking & Booker & { readonly eventId: string };

const wrong = (field: string) =>
  ({ ok: false, error: { code: 'error.invalid-request', fields: [field] } }) as const;

/** Whether a stored booking is what somebody sends again. */
const isRepeat = (known: StoredBooking, sent: Booked): boolean =>
  known.eventId === sent.eventId &&
  known.kind === sent.kind &&
  known.cents === sent.cents &&
  known.payment === sent.payment &&
  known.entryId === (sent.entryId ?? null) &&
  known.feeKind === (sent.feeKind ?? null) &&
  known.reverses === null;

/** A fee is what the event asks for; what a page has shown before it changed is not. */
const checkFee = async (
  tx: WriteTx,
  { eventId, kind, feeKind, cents }: Booked,
): Promise<Result<true, 'error.event.changed-meanwhile'> | ReturnType<typeof wrong>> => {
  if ((kind === 'fee') !== (feeKind !== undefined)) return wrong('/feeKind');
  if (feeKind === undefined) return ok(true);
  const { fees } = await moneyRows.findSettings(tx.q, eventId);
  return fees[feeKind] === cents ? ok(true) : refused('error.event.changed-meanwhile');
};

/** Ticks that an entry has paid, or has not, and tells the pages of its event. False if there is no such entry. */
export const tellPaid = async (
  platform: MoneyPlatform,
  tx: WriteTx,
  {
    eventId,
    entryId,
    hasPaid,
  }: { readonly eventId: string; readonly entryId: string; readonly hasPaid: boolean },
): Promise<boolean> => {
  if (!(await setTicks(tx, { eventId, entryId, hasPaid }))) return false;
  await announceEventChange(platform, tx, { eventId, matchIds: [], isEdit: false, isSameForAll: true });
  return true;
};

/** Adds a booking to the cash book of a locked event whose rights are checked; a repeat books once. */
export const bookLocked = async (
  platform: MoneyPlatform,
  tx: WriteTx,
  booked: Booked,
): Promise<Outcome<StoredBooking>> => {
  const { eventId, entryId = null, feeKind = null, note = null, ...sent } = booked;
  const known = await moneyRows.findOne(tx.q, sent.id);
  if (known !== null) return isRepeat(known, booked) ? ok(known) : refused('error.id-already-exists');
  const fee = await checkFee(tx, booked);
  if (!fee.ok) return fee;
  const book = await moneyRows.find(tx.q, eventId);
  if (book.length >= maxBookings) return refused('error.money.too-many');
  const booking = { ...sent, eventId, entryId, feeKind, note, reverses: null };
  const checked = checkBooking(book, booking);
  if (!checked.ok) return checked.error === 'wrong' ? wrong('/kind') : refused(checked.error);
  if (entryId !== null) {
    const isThere =
      booking.kind === 'fee'
        ? await tellPaid(platform, tx, { eventId, entryId, hasPaid: true })
        : await setTicks(tx, { eventId, entryId });
    if (!isThere) return refused('error.event.participant-not-found');
  }
  const stored = { ...booking, seq: book.length, bookedAt: platform.clock.now() };
  await moneyRows.insert(tx, stored);
  return ok(stored);
};

/** Books a payment as an organiser. */
export const addBooking = (
  platform: MoneyPlatform,
  { booking, ...caller }: MoneyCaller & { readonly booking: NewBooking },
): Promise<Outcome<BookingEntity>> =>
  platform.db.write(async (tx): Promise<Outcome<BookingEntity>> => {
    await lockEvent(tx, caller.id);
    const found = await findMoneyEvent(tx.q, platform.rights, caller);
    if (!found.ok) return found;
    const by = { bookedBy: describeActor(caller.actor).id, isByHelper: false };
    const booked = await bookLocked(platform, tx, { ...booking, ...by, eventId: caller.id });
    if (!booked.ok) return booked;
    const [entity] = await describeBookings(tx.q, [booked.value]);
    return entity === undefined ? refused('error.not-found') : ok(entity);
  });
