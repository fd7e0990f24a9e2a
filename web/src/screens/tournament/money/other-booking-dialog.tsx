import { maxReasonLength } from '@neundarter/contract/limits';
import { maxCents } from '@neundarter/rules/money/booking';
import { useIdFor } from '../../../data/api/use-id-for.ts';
import { useBooking } from '../../../data/club/money.ts';
import {
  bookingText,
  moneySettingsText,
  moneyText,
  parseEuros,
  paymentText,
  otherBookingText as text,
} from '../../../text/money.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { useForm } from '../../../ui/use-form.ts';
import type { MoneyView } from './money-view.ts';

const kinds = ['income', 'expense'] as const;
const ways = ['cash', 'card', 'transfer'] as const;

type Values = {
  readonly kind: (typeof kinds)[number];
  readonly amount: string;
  readonly payment: (typeof ways)[number];
  readonly note: string;
};
const start: Values = { kind: 'income', amount: '', payment: 'cash', note: '' };

const isAmount = (typed: string): boolean => {
  const cents = parseEuros(typed);
  return cents !== null && cents > 0 && cents <= maxCents;
};

/** Books what belongs to no entry: the trophy, the drinks, a present of the mayor. */
export function OtherBookingDialog({
  shown,
  onClose,
}: {
  readonly shown: MoneyView;
  readonly onClose: () => void;
}) {
  const booking = useBooking(shown.view.event.id);
  const idFor = useIdFor();
  const form = useForm<Values>({
    start,
    check: ({ amount, note }) => ({
      amount: isAmount(amount) ? undefined : moneySettingsText.notEuros,
      note: note.trim() === '' ? text.noNote : undefined,
    }),
    send: async ({ kind, amount, payment, note }) => {
      const body = { kind, cents: parseEuros(amount) ?? 0, payment, note: note.trim() };
      const outcome = await booking.run({ id: idFor(JSON.stringify(body)), ...body });
      if (outcome.ok) tellOutcome(outcome, { done: moneyText.booked });
      return outcome;
    },
    onSent: onClose,
  });
  return (
    <FormDialog title={text.title} form={form} confirm={text.save} gap="m" onClose={onClose}>
      <SelectField
        {...form.field('kind')}
        label={text.kind}
        options={kinds.map((value) => ({ value, label: bookingText[value] }))}
      />
      <TextField {...form.field('amount')} label={text.amount} inputMode="decimal" autoComplete="off" />
      <SelectField
        {...form.field('payment')}
        label={text.payment}
        options={ways.map((value) => ({ value, label: paymentText[value] }))}
      />
      <TextField {...form.field('note')} label={text.note} maxLength={maxReasonLength} autoComplete="off" />
    </FormDialog>
  );
}
