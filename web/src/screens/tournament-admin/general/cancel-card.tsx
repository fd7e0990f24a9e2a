import { maxReasonLength } from '@neundarter/contract/limits';
import { useState } from 'react';
import { useTournamentCancelling } from '../../../data/club/tournament-setup.ts';
import type { Tournament } from '../../../data/club/tournaments.ts';
import { errorReason } from '../../../text/errors.ts';
import { generalText as text } from '../../../text/tournament-general.ts';
import { Button } from '../../../ui/button.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Inline } from '../../../ui/inline.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { useForm } from '../../../ui/use-form.ts';
import classes from './general.module.css';

/** Cancels the tournament for good, with a reason that everybody reads. */
export function CancelCard({ tournament: { event } }: { readonly tournament: Tournament }) {
  const [isOpen, setOpen] = useState(false);
  const cancelling = useTournamentCancelling(event.id, (error) => text.cancelFailed(errorReason(error)));
  const form = useForm({
    start: { reason: '' },
    check: ({ reason }) => ({ reason: reason.trim() === '' ? text.reasonMissing : undefined }),
    send: ({ reason }) => cancelling.run(reason.trim()),
    onSent: () => {
      setOpen(false);
      tellOutcome({ ok: true, value: null }, { done: text.cancelled });
    },
  });
  const close = () => {
    form.discard();
    setOpen(false);
  };
  return (
    <Inline justify="end">
      <Button look="quiet" className={classes.cancel} onClick={() => setOpen(true)}>
        {text.cancel}
      </Button>
      {isOpen ? (
        <FormDialog
          title={text.cancel}
          form={form}
          confirm={text.cancel}
          look="danger"
          gap="m"
          onClose={close}
        >
          <p>{text.cancelText}</p>
          <TextField
            {...form.field('reason')}
            label={text.reason}
            maxLength={maxReasonLength}
            data-autofocus
          />
        </FormDialog>
      ) : null}
    </Inline>
  );
}
