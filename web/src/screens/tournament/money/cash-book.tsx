import type { BookingEntity } from '@neundarter/contract/entities/money/money';
import { comesIn } from '@neundarter/rules/money/booking';
import { useState } from 'react';
import { formatDateTime } from '../../../text/formats.ts';
import { formatEuros, paymentText, moneyText as text } from '../../../text/money.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Stack } from '../../../ui/stack.tsx';
import looks from '../../../ui/text-looks.module.css';
import classes from './money.module.css';
import { bookerOf, type MoneyView, personOf, whatOf } from './money-view.ts';
import { OtherBookingDialog } from './other-booking-dialog.tsx';
import { ReverseButton } from './reverse-button.tsx';

type Props = { readonly shown: MoneyView };

/** Every booking, latest first: nothing is ever left out. */
export function CashBook({ shown }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { bookings } = shown.money;
  const reversed = new Set(bookings.map(({ reverses }) => reverses));
  return (
    <Card title={text.book} actions={<Button onClick={() => setOpen(true)}>{text.other}</Button>}>
      {bookings.length === 0 ? <p className={looks.muted}>{text.emptyBook}</p> : null}
      <Stack as="ol" isDivided className={classes.list} aria-label={text.book}>
        {bookings.toReversed().map((booking) => (
          <Line key={booking.id} shown={shown} booking={booking} isReversed={reversed.has(booking.id)} />
        ))}
      </Stack>
      {isOpen ? <OtherBookingDialog shown={shown} onClose={() => setOpen(false)} /> : null}
    </Card>
  );
}

/** An amount with its sign: what leaves the box is negative. */
export const signedEuros = ({ kind, cents, reverses }: BookingEntity): string => {
  const isIn = comesIn(kind) === (reverses === null);
  return isIn ? formatEuros(cents) : `−${formatEuros(cents)}`;
};

type LineProps = Props & { readonly booking: BookingEntity; readonly isReversed: boolean };

function Line({ shown, booking, isReversed }: LineProps) {
  const { note, bookedAt, payment, reverses } = booking;
  const person = personOf(shown, booking);
  return (
    <li className={classes.row} data-reversed={isReversed || undefined}>
      <div className={classes.what}>
        <p>{person === '' ? whatOf(booking) : `${whatOf(booking)}, ${person}`}</p>
        {note === null ? null : <p>{note}</p>}
        <p className={looks.hint}>
          {[formatDateTime(bookedAt), paymentText[payment], bookerOf(booking)].join(' · ')}
        </p>
      </div>
      <div className={classes.buttons}>
        <span className={classes.amount}>{signedEuros(booking)}</span>
        {isReversed ? <Badge>{text.reversed}</Badge> : null}
        {isReversed || reverses !== null ? null : <ReverseButton shown={shown} booking={booking} />}
      </div>
    </li>
  );
}
