import type { NewBooking } from '@neundarter/contract/entities/money/money';
import type { ParticipantEntry } from '@neundarter/contract/entities/participant';
import {
  type FeeKind,
  feeKinds,
  openDeposits,
  type Payment,
  payments,
} from '@neundarter/rules/money/booking';
import { type ReactNode, useState } from 'react';
import { useIdsFor } from '../../../data/api/use-ids-for.ts';
import { useBooking } from '../../../data/club/money.ts';
import { feeText, formatEuros, paymentText, moneyText as text } from '../../../text/money.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';
import looks from '../../../ui/text-looks.module.css';
import classes from './money.module.css';
import { findCounting, type MoneyView } from './money-view.ts';
import { ReverseButton } from './reverse-button.tsx';

type Props = { readonly shown: MoneyView; readonly settings: ReactNode };

/** Who has paid and who has not, with one tap for each fee. */
export function FeeCard({ shown, settings }: Props) {
  const { view, money } = shown;
  const [payment, setPayment] = useState<Payment>('cash');
  const { fees, deposit } = money.settings;
  const entries = view.participants
    .filter(({ id, status }) => status === 'confirmed' || status === 'waiting' || hasPaid(shown, id))
    .toSorted((one, other) => nameOf(shown, one).localeCompare(nameOf(shown, other), 'de'));
  const isFree = deposit === null && Object.values(fees).every((fee) => fee === null);
  return (
    <Card title={text.fees} actions={settings}>
      {isFree ? <p className={looks.muted}>{text.noFees}</p> : null}
      {entries.length === 0 ? <EmptyState text={text.noEntries} /> : null}
      {isFree || entries.length === 0 ? null : (
        <>
          <SelectField
            label={text.payment}
            value={payment}
            options={payments.map((value) => ({ value, label: paymentText[value] }))}
            onValue={setPayment}
          />
          <p className={looks.hint}>
            {text.paidCount(entries.filter(({ id }) => hasPaid(shown, id)).length, entries.length)}
          </p>
          <Stack as="ul" isDivided className={classes.list} aria-label={text.fees}>
            {entries.map((entry) => (
              <EntryRow key={entry.id} shown={shown} entry={entry} payment={payment} />
            ))}
          </Stack>
        </>
      )}
    </Card>
  );
}

const hasPaid = (shown: MoneyView, entryId: string): boolean =>
  findCounting(shown, { kind: 'fee', entryId }) !== undefined;

const nameOf = ({ view }: MoneyView, { id }: ParticipantEntry): string => view.names.get(id) ?? '';

type RowProps = {
  readonly shown: MoneyView;
  readonly entry: ParticipantEntry;
  readonly payment: Payment;
};

function EntryRow({ shown, entry, payment }: RowProps) {
  const booking = useBooking(shown.view.event.id);
  const idFor = useIdsFor();
  const name = nameOf(shown, entry);
  const book = async (what: Pick<NewBooking, 'kind' | 'cents' | 'feeKind'>) => {
    const words = `${what.kind} ${what.feeKind} ${payment} ${shown.money.bookings.length}`;
    const paid = what.kind === 'fee' || payment !== 'waived' ? payment : 'cash';
    const outcome = await booking.run({ id: idFor(words), entryId: entry.id, payment: paid, ...what });
    tellOutcome(outcome, { done: text.booked });
  };
  const shared = { shown, entry, name, isBusy: booking.isBusy, book };
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <p>
          {name} {entry.status === 'waiting' ? <Badge>{text.waiting}</Badge> : null}
        </p>
      </div>
      <div className={classes.buttons}>
        <FeeButtons {...shared} />
        <DepositButton {...shared} />
      </div>
    </li>
  );
}

type ButtonsProps = Omit<RowProps, 'payment'> & {
  readonly name: string;
  readonly isBusy: boolean;
  readonly book: (what: Pick<NewBooking, 'kind' | 'cents' | 'feeKind'>) => Promise<void>;
};

function FeeButtons({ shown, entry, name, isBusy, book }: ButtonsProps) {
  const paid = findCounting(shown, { kind: 'fee', entryId: entry.id });
  if (paid !== undefined)
    return (
      <>
        <Badge tone="green">
          {text.paid}: {formatEuros(paid.cents)}, {paymentText[paid.payment]}
        </Badge>
        <ReverseButton shown={shown} booking={paid} />
      </>
    );
  const { fees } = shown.money.settings;
  const button = (feeKind: FeeKind, cents: number) => (
    <Button
      key={feeKind}
      look="primary"
      isBusy={isBusy}
      aria-label={text.payOf(name, feeText[feeKind], formatEuros(cents))}
      onClick={() => void book({ kind: 'fee', feeKind, cents })}
    >
      {text.pay(feeText[feeKind], formatEuros(cents))}
    </Button>
  );
  return feeKinds.map((kind) => (fees[kind] === null ? null : button(kind, fees[kind])));
}

function DepositButton({ shown, entry, name, isBusy, book }: ButtonsProps) {
  const { deposit } = shown.money.settings;
  const [left] = openDeposits(shown.money.bookings, entry.id);
  if (left === undefined && deposit === null) return null;
  const amount = formatEuros(left?.cents ?? deposit ?? 0);
  const cents = left?.cents ?? deposit ?? 0;
  return (
    <Button
      isBusy={isBusy}
      aria-label={left === undefined ? text.depositOf(name, amount) : text.depositBackOf(name, amount)}
      onClick={() => void book({ kind: left === undefined ? 'deposit' : 'deposit-back', cents })}
    >
      {left === undefined ? text.deposit(amount) : text.depositBack(amount)}
    </Button>
  );
}
