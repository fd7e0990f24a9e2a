import { maxPasswordLength } from '@neundarter/contract/limits';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { ApiError } from '../../data/api/api-error.ts';
import { deleteOwnAccount } from '../../data/people/users.ts';
import { useForgetUser } from '../../parts/sign-out/use-sign-out.ts';
import { deletionText } from '../../text/account.ts';
import { commonText } from '../../text/common.ts';
import { errorReason, errorText } from '../../text/errors.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import classes from './account.module.css';

type Props = { readonly userId: string; readonly onClose: () => void };

/** Deletes the account after password and confirmation. */
export function DeletionDialog({ userId, onClose }: Props) {
  const [password, setPassword] = useState('');
  const [isAgreed, setAgreed] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const forget = useForgetUser();
  const deletion = useMutation({ mutationFn: () => deleteOwnAccount(userId, password) });
  const isWrong = isCode(deletion.error, 'error.login.wrong-password');
  const missing = { password: password === '', agreement: !isAgreed };
  const isTried = attempts > 0;
  useEffect(() => {
    if (attempts > 0 || isWrong) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts, isWrong]);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setAttempts((before) => before + 1);
    if (missing.password || missing.agreement) return;
    try {
      await deletion.mutateAsync();
    } catch {
      return;
    }
    showToast({ kind: 'success', title: deletionText.done, text: deletionText.doneText });
    await forget();
  };
  const changePassword = (value: string) => {
    setPassword(value);
    deletion.reset();
  };
  const passwordError = isWrong ? errorText(deletion.error) : deletionText.passwordMissing;
  return (
    <Dialog
      isOpen
      title={deletionText.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{commonText.cancel}</Button>
          <Button type="submit" form={formId} look="danger" isBusy={deletion.isPending}>
            {deletionText.confirm}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        className={classes.form}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <p>{deletionText.text}</p>
        <Notice tone="warning">{deletionText.forever}</Notice>
        <TextField
          label={deletionText.password}
          type="password"
          value={password}
          onValue={changePassword}
          required
          maxLength={maxPasswordLength}
          autoComplete="current-password"
          error={isWrong || (isTried && missing.password) ? passwordError : undefined}
          data-autofocus
        />
        <CheckField
          label={deletionText.agree}
          isChecked={isAgreed}
          onChange={setAgreed}
          error={isTried && missing.agreement ? deletionText.agreeMissing : undefined}
        />
        {deletion.error === null || isWrong ? null : (
          <Notice tone="error">{deletionText.failed(errorReason(deletion.error))}</Notice>
        )}
      </form>
    </Dialog>
  );
}

const isCode = (error: Error | null, code: string): boolean =>
  error instanceof ApiError && error.code === code;
