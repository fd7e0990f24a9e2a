import { maxReasonLength } from '@neundarter/contract/limits';
import { useState } from 'react';
import { useTournamentCancelling } from '../../../data/club/tournament-setup.ts';
import type { Tournament } from '../../../data/club/tournaments.ts';
import { commonText } from '../../../text/common.ts';
import { errorReason } from '../../../text/errors.ts';
import { generalText as text } from '../../../text/tournament-admin.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Form, FormFailure } from '../../../ui/form.tsx';
import { Row } from '../../../ui/row.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { useForm } from '../../../ui/use-form.ts';
import classes from './general.module.css';

const formId = 'cancel-tournament';

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
    <Row justify="end">
      <Button look="quiet" className={classes.cancel} onClick={() => setOpen(true)}>
        {text.cancel}
      </Button>
      <Dialog
        title={text.cancel}
        isOpen={isOpen}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>{commonText.cancel}</Button>
            <Button look="danger" type="submit" form={formId} isBusy={form.isBusy}>
              {text.cancel}
            </Button>
          </>
        }
      >
        <Form id={formId} gap="m" form={form} onSubmit={form.submit}>
          <p>{text.cancelText}</p>
          <TextField
            {...form.field('reason')}
            label={text.reason}
            maxLength={maxReasonLength}
            data-autofocus
          />
          <FormFailure form={form} />
        </Form>
      </Dialog>
    </Row>
  );
}
