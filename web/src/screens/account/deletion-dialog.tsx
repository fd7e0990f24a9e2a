import { maxPasswordLength } from '@neundarter/contract/limits';
import { useId } from 'react';
import { hasCode } from '../../data/api/api-error.ts';
import { useChange } from '../../data/api/use-change.ts';
import { deleteOwnAccount } from '../../data/people/users.ts';
import { useForgetUser } from '../../parts/sign-out/use-sign-out.ts';
import { deletionText } from '../../text/account.ts';
import { commonText } from '../../text/common.ts';
import { errorReason, errorText } from '../../text/errors.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, FormFailure } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useForm } from '../../ui/use-form.ts';

type Props = { readonly userId: string; readonly onClose: () => void };

/** Deletes the account after password and confirmation. */
export function DeletionDialog({ userId, onClose }: Props) {
  const formId = useId();
  const forget = useForgetUser();
  const deletion = useChange({
    send: (password: string) => deleteOwnAccount(userId, password),
    failed: (error) => deletionText.failed(errorReason(error)),
  });
  const form = useForm({
    start: { password: '', isAgreed: false },
    check: ({ password, isAgreed }) => ({
      password: password === '' ? deletionText.passwordMissing : undefined,
      isAgreed: isAgreed ? undefined : deletionText.agreeMissing,
    }),
    send: ({ password }) => deletion.run(password),
    place: (error) => (hasCode(error, 'error.login.wrong-password') ? { password: errorText(error) } : null),
    onSent: async () => {
      showToast({ kind: 'success', title: deletionText.done, text: deletionText.doneText });
      await forget();
    },
    unsaved: 'keep',
  });
  return (
    <Dialog
      isOpen
      title={deletionText.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{commonText.cancel}</Button>
          <Button type="submit" form={formId} look="danger" isBusy={form.isBusy}>
            {deletionText.confirm}
          </Button>
        </>
      }
    >
      <Form id={formId} form={form} onSubmit={form.submit} gap="l">
        <p>{deletionText.text}</p>
        <Notice tone="warning">{deletionText.forever}</Notice>
        <TextField
          {...form.field('password')}
          label={deletionText.password}
          type="password"
          required
          maxLength={maxPasswordLength}
          autoComplete="current-password"
          data-autofocus
        />
        <CheckField
          label={deletionText.agree}
          isChecked={form.values.isAgreed}
          onChange={(isAgreed) => form.set({ isAgreed })}
          error={form.problems.isAgreed}
        />
        <FormFailure form={form} />
      </Form>
    </Dialog>
  );
}
