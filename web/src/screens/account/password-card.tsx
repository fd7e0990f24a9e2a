import { useMutation } from '@tanstack/react-query';
import { requestPasswordReset } from '../../data/people/users.ts';
import { passwordText } from '../../text/account.ts';
import { errorReason } from '../../text/errors.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import classes from './account.module.css';

/** States of the button; specification: password reset. */
const labels = {
  idle: passwordText.ready,
  pending: passwordText.inProgress,
  success: passwordText.finished,
  error: passwordText.failed,
} as const;

/** A new password by mail. */
export function PasswordCard({ emailAddress }: { readonly emailAddress: string }) {
  const { status, error, mutate } = useMutation({ mutationFn: () => requestPasswordReset(emailAddress) });
  return (
    <Card title={passwordText.title}>
      <p>{passwordText.text(emailAddress)}</p>
      {status === 'success' ? <Notice tone="success">{passwordText.success}</Notice> : null}
      {error === null ? null : <Notice tone="error">{passwordText.failure(errorReason(error))}</Notice>}
      <div className={classes.buttons}>
        <Button isBusy={status === 'pending'} disabled={status === 'success'} onClick={() => mutate()}>
          {labels[status]}
        </Button>
      </div>
    </Card>
  );
}
