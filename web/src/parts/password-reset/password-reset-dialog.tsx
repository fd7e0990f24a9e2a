import { maxEmailAddressLength, normaliseEmailAddress } from '@neundarter/rules/access/email-address';
import { useId, useState } from 'react';
import { requestPasswordReset } from '../../data/people/registration.ts';
import { commonText } from '../../text/common.ts';
import { errorText } from '../../text/errors.ts';
import { loginText, passwordResetText } from '../../text/login.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import classes from './password-reset-dialog.module.css';

type Props = {
  /** What was typed elsewhere already. */
  readonly emailAddress: string;
  readonly onClose: () => void;
};

/** Asks for an address and lets the server mail a link for a new password. */
export function PasswordResetDialog({ emailAddress: typedBefore, onClose }: Props) {
  const formId = useId();
  const reset = useReset(typedBefore);
  return (
    <Dialog
      isOpen
      title={passwordResetText.title}
      onClose={onClose}
      actions={
        reset.isSent ? (
          <Button look="primary" onClick={onClose}>
            {commonText.ok}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{commonText.cancel}</Button>
            <Button look="primary" type="submit" form={formId} isBusy={reset.isBusy}>
              {passwordResetText.submit}
            </Button>
          </>
        )
      }
    >
      {reset.isSent ? (
        <Notice tone="success">{passwordResetText.sent}</Notice>
      ) : (
        <Form id={formId} onSubmit={reset.submit} className={classes.form}>
          <p>{passwordResetText.intro}</p>
          <TextField
            label={loginText.emailAddress}
            type="email"
            name="email"
            autoComplete="email"
            autoCapitalize="none"
            maxLength={maxEmailAddressLength}
            data-autofocus
            value={reset.emailAddress}
            onValue={reset.setEmailAddress}
            error={reset.problem}
          />
          {reset.failure === undefined ? null : (
            <Notice tone="error">{passwordResetText.failed(reset.failure)}</Notice>
          )}
        </Form>
      )}
    </Dialog>
  );
}

function useReset(typedBefore: string) {
  const [emailAddress, setEmailAddress] = useState(typedBefore);
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);
  const submit = async () => {
    const address = normaliseEmailAddress(emailAddress);
    setProblem(address === null ? passwordResetText.invalidAddress : undefined);
    setFailure(undefined);
    if (address === null) return;
    setBusy(true);
    try {
      await requestPasswordReset(address);
      setSent(true);
    } catch (error) {
      setFailure(errorText(error));
    }
    setBusy(false);
  };
  return { emailAddress, setEmailAddress, problem, failure, isBusy, isSent, submit };
}
