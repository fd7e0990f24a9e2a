import { type Change, useChange } from '../../data/api/use-change.ts';
import { requestPasswordReset } from '../../data/people/registration.ts';
import { passwordText } from '../../text/account.ts';
import { errorReason } from '../../text/errors.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Inline } from '../../ui/inline.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Label of the button; specification: password reset. */
const labelOf = ({ isBusy, isDone, failure }: Change<void, unknown>): string => {
  if (isBusy) return passwordText.inProgress;
  if (isDone) return passwordText.finished;
  return failure === null ? passwordText.ready : passwordText.failed;
};

/** Sends a mail with a link for a new password. */
export function PasswordCard({ emailAddress }: { readonly emailAddress: string }) {
  const reset = useChange({
    send: () => requestPasswordReset(emailAddress),
    failed: (error) => passwordText.failure(errorReason(error)),
  });
  return (
    <Card title={passwordText.title}>
      <p>{passwordText.text(emailAddress)}</p>
      {reset.isDone ? <Notice tone="success">{passwordText.success}</Notice> : null}
      {reset.failure === null ? null : <Notice tone="error">{reset.failure}</Notice>}
      <Inline gap="m" wraps>
        <Button isBusy={reset.isBusy} disabled={reset.isDone} onClick={() => void reset.run()}>
          {labelOf(reset)}
        </Button>
      </Inline>
    </Card>
  );
}
