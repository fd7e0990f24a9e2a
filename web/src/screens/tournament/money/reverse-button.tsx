import type { BookingEntity } from '@neundarter/contract/entities/money/money';
import { maxReasonLength } from '@neundarter/contract/limits';
import { useState } from 'react';
import { useIdFor } from '../../../data/api/use-id-for.ts';
import { useReversal } from '../../../data/club/money.ts';
import { moneyText, reversalText as text } from '../../../text/money.ts';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { useForm } from '../../../ui/use-form.ts';
import { lineOf, type MoneyView } from './money-view.ts';

type Props = { readonly shown: MoneyView; readonly booking: BookingEntity };

/** Takes a booking back, after asking why. */
export function ReverseButton({ shown, booking }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        aria-label={moneyText.reverseOf(lineOf(shown, booking))}
        onClick={() => setOpen(true)}
      >
        {moneyText.reverse}
      </Button>
      {isOpen ? <ReverseDialog shown={shown} booking={booking} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function ReverseDialog({ shown, booking, onClose }: Props & { readonly onClose: () => void }) {
  const reversal = useReversal(shown.view.event.id);
  const idFor = useIdFor();
  const form = useForm({
    start: { reason: '' },
    check: ({ reason }) => ({ reason: reason.trim() === '' ? text.noReason : undefined }),
    send: async ({ reason }) => {
      const typed = reason.trim();
      const outcome = await reversal.run({ bookingId: booking.id, id: idFor(typed), reason: typed });
      if (outcome.ok) tellOutcome(outcome, { done: text.done });
      return outcome;
    },
    onSent: onClose,
  });
  return (
    <FormDialog title={text.title} form={form} confirm={text.confirm} look="danger" gap="m" onClose={onClose}>
      <p>{text.text(lineOf(shown, booking))}</p>
      <TextField
        {...form.field('reason')}
        label={text.reason}
        maxLength={maxReasonLength}
        autoComplete="off"
      />
    </FormDialog>
  );
}
