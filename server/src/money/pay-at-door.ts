import type { DoorEntry, NewBooking } from '@neundarter/contract/entities/money/money';
import type { Outcome } from '../platform/http/handler.ts';
import type { MoneyPlatform } from './access.ts';
import { bookLocked } from './add-booking.ts';
import { answerEntry, changeAtDoor, type Helper } from './open-door.ts';

type Paid = Helper & {
  /** A fee of an entry. */
  readonly booking: NewBooking & { readonly kind: 'fee'; readonly entryId: string };
};

/** Books the fee of an entry that the helper sees. */
export const payAtDoor = (
  platform: MoneyPlatform,
  { booking, ...helper }: Paid,
): Promise<Outcome<DoorEntry>> =>
  changeAtDoor(platform, helper, async (tx): Promise<Outcome<DoorEntry>> => {
    const wanted = { id: helper.id, entryId: booking.entryId };
    const seen = await answerEntry(tx.q, wanted);
    if (!seen.ok) return seen;
    const by = { bookedBy: null, isByHelper: true };
    const booked = await bookLocked(platform, tx, { ...booking, ...by, eventId: helper.id });
    return booked.ok ? answerEntry(tx.q, wanted) : booked;
  });
