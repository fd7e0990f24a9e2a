import { writeCsv } from '../../../parts/csv-table/csv-table.ts';
import { formatDateTime } from '../../../text/formats.ts';
import { paymentText, moneyText as text } from '../../../text/money.ts';
import { signedEuros } from './cash-book.tsx';
import { bookerOf, type MoneyView, personOf, whatOf } from './money-view.ts';

/** The cash book as a file that Excel reads, oldest booking first. */
export function writeCashBook(shown: MoneyView): string {
  const lines = shown.money.bookings.map((booking, index) => [
    `${index + 1}`,
    formatDateTime(booking.bookedAt),
    whatOf(booking),
    personOf(shown, booking),
    // A number for every program: no sign of a currency, and the short minus, which is no formula before a digit.
    { figure: numberOf(signedEuros(booking)) },
    paymentText[booking.payment],
    bookerOf(booking),
    booking.note ?? '',
  ]);
  return writeCsv([text.csvHeads, ...lines]);
}

const numberOf = (euros: string): string => euros.replace('−', '-').replaceAll(/[^\d,-]/g, '');
