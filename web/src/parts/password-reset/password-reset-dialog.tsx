import { maxEmailAddressLength, normaliseEmailAddress } from '@neundarter/rules/access/email-address';
import { useChange } from '../../data/api/use-change.ts';
import { requestPasswordReset } from '../../data/people/registration.ts';
import { errorReason } from '../../text/errors.ts';
import { loginText, passwordResetText } from '../../text/login.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
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
    <FormDialog
      title={passwordResetText.title}
      form={form}
      confirm={passwordResetText.submit}
      gap="l"
      onClose={onClose}
      done={reset.isDone ? <Notice tone="success">{passwordResetText.sent}</Notice> : undefined}
    >
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
    </FormDialog>
  );
}
