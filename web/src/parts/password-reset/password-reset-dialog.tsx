import { maxEmailAddressLength, normaliseEmailAddress } from '@neundarter/rules/access/email-address';
import { useId } from 'react';
import { useChange } from '../../data/api/use-change.ts';
import { requestPasswordReset } from '../../data/people/registration.ts';
import { commonText } from '../../text/common.ts';
import { errorReason } from '../../text/errors.ts';
import { loginText, passwordResetText } from '../../text/login.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, FormFailure } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';

type Props = {
  /** The address that the user has already typed elsewhere. */
  readonly emailAddress: string;
  readonly onClose: () => void;
};

/** Asks for an e-mail address; the server then mails a link for a new password. */
export function PasswordResetDialog({ emailAddress: typedBefore, onClose }: Props) {
  const formId = useId();
  const reset = useChange({
    send: requestPasswordReset,
    failed: (error) => passwordResetText.failed(errorReason(error)),
  });
  const form = useForm({
    start: { emailAddress: typedBefore },
    check: ({ emailAddress }) => ({
      emailAddress:
        normaliseEmailAddress(emailAddress) === null ? passwordResetText.invalidAddress : undefined,
    }),
    send: ({ emailAddress }) => reset.run(normaliseEmailAddress(emailAddress) ?? ''),
    unsaved: 'keep',
  });
  return (
    <Dialog
      isOpen
      title={passwordResetText.title}
      onClose={onClose}
      actions={
        reset.isDone ? (
          <Button look="primary" onClick={onClose}>
            {commonText.ok}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{commonText.cancel}</Button>
            <Button look="primary" type="submit" form={formId} isBusy={form.isBusy}>
              {passwordResetText.submit}
            </Button>
          </>
        )
      }
    >
      {reset.isDone ? (
        <Notice tone="success">{passwordResetText.sent}</Notice>
      ) : (
        <Form id={formId} form={form} onSubmit={form.submit} gap="l">
          <p>{passwordResetText.intro}</p>
          <TextField
            {...form.field('emailAddress')}
            label={loginText.emailAddress}
            type="email"
            name="email"
            autoComplete="email"
            autoCapitalize="none"
            maxLength={maxEmailAddressLength}
            data-autofocus
          />
          <FormFailure form={form} />
        </Form>
      )}
    </Dialog>
  );
}
