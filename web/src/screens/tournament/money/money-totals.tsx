import { balanceOf } from '@neundarter/rules/money/balance';
import type { Booking } from '@neundarter/rules/money/booking';
import { formatEuros, paymentText, moneyText as text } from '../../../text/money.ts';
import { Stack } from '../../../ui/stack.tsx';
import looks from '../../../ui/text-looks.module.css';
import classes from './money.module.css';

/** What came in, what went out and what is left; below it how it is made up. */
export function MoneyTotals({ bookings }: { readonly bookings: readonly Booking[] }) {
  const balance = balanceOf(bookings);
  const sums = {
    in: formatEuros(balance.in),
    out: formatEuros(balance.out),
    kept: formatEuros(balance.kept),
  };
  const parts = (['cash', 'card', 'transfer'] as const)
    .filter((payment) => balance.keptBy[payment] !== 0)
    .map((payment) => text.keptBy(paymentText[payment], formatEuros(balance.keptBy[payment])));
  return (
    <Stack as="section" gap="m" aria-label={text.sums}>
      <dl className={classes.sums}>
        {(['in', 'out', 'kept'] as const).map((part) => (
          <div key={part} className={classes.sum}>
            <dt>{text[part]}</dt>
            <dd>{sums[part]}</dd>
          </div>
        ))}
      </dl>
      <p className={looks.hint}>
        {[
          ...parts,
          ...(balance.openDeposits === 0 ? [] : [text.openDeposits(formatEuros(balance.openDeposits))]),
          ...(balance.waived === 0 ? [] : [text.waived(formatEuros(balance.waived))]),
        ].join(' · ')}
      </p>
    </Stack>
  );
}
