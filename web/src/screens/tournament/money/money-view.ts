import type { BookingEntity, MoneyEntity } from '@neundarter/contract/entities/money/money';
import { countingBookings } from '@neundarter/rules/money/booking';
import { bookingText, feeText, formatEuros, moneyText as text } from '../../../text/money.ts';
import type { TournamentView } from '../tournament-view.ts';

/** The money of a tournament with its entries, as all parts of the page show it. */
export type MoneyView = { readonly view: TournamentView; readonly money: MoneyEntity };

/** Whose money it is; who was removed since has no name any more. */
export const personOf = ({ view }: MoneyView, { entryId }: BookingEntity): string =>
  entryId === null ? '' : (view.names.get(entryId) ?? text.removedEntry);

/** What was booked, in a few words: `Startgeld Mitglied`. */
export const whatOf = ({ kind, feeKind, reverses }: BookingEntity): string => {
  const what = feeKind === null ? bookingText[kind] : `${bookingText[kind]} ${feeText[feeKind]}`;
  return reverses === null ? what : text.reversal(what);
};

/** What was booked for whom, and how much. */
export const lineOf = (shown: MoneyView, booking: BookingEntity): string =>
  [whatOf(booking), personOf(shown, booking), formatEuros(booking.cents)]
    .filter((part) => part !== '')
    .join(', ');

/** Who has booked it. */
export const bookerOf = ({ bookedBy, isByHelper }: BookingEntity): string =>
  isByHelper ? text.helper : (bookedBy ?? text.nobody);

/** The booking of a kind that counts for an entry. */
export const findCounting = (
  { money }: MoneyView,
  { kind, entryId }: Pick<BookingEntity, 'kind' | 'entryId'>,
): BookingEntity | undefined =>
  countingBookings(money.bookings).find((one) => one.kind === kind && one.entryId === entryId);
