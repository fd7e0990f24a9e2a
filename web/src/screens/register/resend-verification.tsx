import { useState } from 'react';
import { hasCode } from '../../data/api/api-error.ts';
import { useChange } from '../../data/api/use-change.ts';
import { refreshAccount, useAccount } from '../../data/people/account.ts';
import { resendVerification } from '../../data/people/registration.ts';
import { commonText } from '../../text/common.ts';
import { validationText } from '../../text/register.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';

type Shown = 'nothing' | 'sent' | 'sign-in-needed' | 'failed';

/** Lets the server send the mail again, and reports the result. */
export function ResendVerification() {
  const [shown, setShown] = useState<Shown>('nothing');
  const { user } = useAccount();
  const resend = useChange({ send: resendVerification, missingRights: 'own-affair' });
  const send = async () => {
    if (user === null) return setShown('sign-in-needed');
    setShown('nothing');
    const outcome = await resend.run();
    setShown(outcome.ok ? 'sent' : await shownAfter(outcome.error));
  };
  const close = () => setShown('nothing');
  return (
    <>
      <Button isWide isBusy={resend.isBusy} onClick={() => void send()}>
        {resend.isBusy ? validationText.resending : validationText.resend}
      </Button>
      {shown === 'sent' ? <Notice tone="success">{validationText.resent}</Notice> : null}
      {shown === 'sign-in-needed' ? <SignInNeeded onClose={close} /> : null}
      {shown === 'failed' ? <Failed reason={resend.failure ?? ''} onClose={close} /> : null}
    </>
  );
}

async function shownAfter(thrown: unknown): Promise<Shown> {
  // The address was confirmed on another device meanwhile; the page continues as soon as it knows.
  if (hasCode(thrown, 'error.registration.already-verified')) {
    await refreshAccount().catch(() => undefined);
    return 'nothing';
  }
  // The session has ended, so the call was sent as a guest.
  const isGuest = hasCode(thrown, 'error.insufficient-permissions') || hasCode(thrown, 'error.unauthorized');
  return isGuest ? 'sign-in-needed' : 'failed';
}

function SignInNeeded({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog
      isOpen
      title={validationText.signInNeeded}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{commonText.cancel}</Button>
          <ButtonLink look="primary" to="/login">
            {validationText.toLogin}
          </ButtonLink>
        </>
      }
    >
      {validationText.signInNeededText}
    </Dialog>
  );
}

function Failed({ reason, onClose }: { readonly reason: string; readonly onClose: () => void }) {
  return (
    <Dialog
      isOpen
      title={validationText.failed}
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          {commonText.ok}
        </Button>
      }
    >
      {validationText.failedText(reason)}
    </Dialog>
  );
}
