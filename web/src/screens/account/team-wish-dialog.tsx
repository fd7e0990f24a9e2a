import { maxNameLength, maxWishMessageLength } from '@neundarter/contract/limits';
import { useId } from 'react';
import { useIdFor } from '../../data/api/use-id-for.ts';
import { useCreateTeamWish } from '../../data/club/team-wishes.ts';
import { wishText } from '../../text/account.ts';
import { commonText } from '../../text/common.ts';
import { errorReason } from '../../text/errors.ts';
import { nameProblem } from '../../text/names.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, FormFailure } from '../../ui/form.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useForm } from '../../ui/use-form.ts';
import classes from './account.module.css';

/** Asks the platform for a team. The input stays if sending fails. */
export function TeamWishDialog({ onClose }: { readonly onClose: () => void }) {
  const creation = useCreateTeamWish((error) => wishText.failed(errorReason(error)));
  const idFor = useIdFor();
  const formId = useId();
  const form = useForm({
    start: { name: '', message: '' },
    check: ({ name }) => ({ name: nameProblem(name, wishText.nameMissing) }),
    send: (words) => creation.run({ id: idFor(JSON.stringify(words)), ...words }),
    onSent: () => {
      showToast({ kind: 'success', title: wishText.sent });
      onClose();
    },
  });
  return (
    <Dialog
      isOpen
      title={wishText.ask}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{commonText.cancel}</Button>
          <Button type="submit" form={formId} look="primary" isBusy={form.isBusy}>
            {wishText.send}
          </Button>
        </>
      }
    >
      <Form id={formId} gap="l" form={form} onSubmit={form.submit}>
        <p className={classes.hint}>{wishText.intro}</p>
        <TextField
          {...form.field('name')}
          label={wishText.name}
          required
          maxLength={maxNameLength}
          autoComplete="organization"
          data-autofocus
        />
        <TextArea
          {...form.field('message')}
          label={wishText.message}
          hint={wishText.messageHint}
          maxLength={maxWishMessageLength}
          rows={4}
        />
        <FormFailure form={form} />
      </Form>
    </Dialog>
  );
}
