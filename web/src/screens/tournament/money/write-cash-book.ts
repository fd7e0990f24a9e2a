import { formatDateTime } from '../../../text/formats.ts';
import { paymentText, moneyText as text } from '../../../text/money.ts';
import { signedEuros } from './cash-book.tsx';
import { bookerOf, type MoneyView, personOf, whatOf } from './money-view.ts';

/** Signs with which a program for tables takes a text for a formula. */
const formula = /^[=+\-@\t\r]/;

const cellOf = (value: string): string => {
  const safe = formula.test(value) ? `'${value}` : value;
  return /[";\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** The cash book as a file that Excel reads, oldest booking first. */
export function writeCashBook(shown: MoneyView): string {
  const lines = shown.money.bookings.map((booking, index) => [
    `${index + 1}`,
    formatDateTime(booking.bookedAt),
    whatOf(booking),
    personOf(shown, booking),
    // A number for every program: no sign of a currency, and the short minus, which is no formula before a digit.
    numberOf(signedEuros(booking)),
    paymentText[booking.payment],
    bookerOf(booking),
    booking.note ?? '',
  ]);
  const table = [text.csvHeads, ...lines].map((cells) =>
    cells.map((cell, column) => (column === amountColumn ? cell : cellOf(cell))).join(';'),
  );
  // Excel takes a file without this sign for one with old umlauts.
  return `\uFEFF${table.join('\r\n')}\r\n`;
}

const amountColumn = 4;

const numberOf = (euros: string): string => euros.replace('−', '-').replaceAll(/[^\d,-]/g, '');
