import { useState } from 'react';
import { ApiError } from '../../data/api/api-error.ts';
import { refreshAccount, useAccount } from '../../data/people/account.ts';
import { resendVerification } from '../../data/people/registration.ts';
import { commonText } from '../../text/common.ts';
import { errorText } from '../../text/errors.ts';
import { validationText } from '../../text/register.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';

type State =
  | { readonly kind: 'ready' | 'sending' | 'sent' | 'sign-in-needed' }
  | { readonly kind: 'failed'; readonly reason: string };

const ready: State = { kind: 'ready' };

/** Lets the server send the mail once more, and tells what came of it. */
export function ResendVerification() {
  const [state, setState] = useState<State>(ready);
  const { user } = useAccount();
  const send = async () => {
    if (user === null) return setState({ kind: 'sign-in-needed' });
    setState({ kind: 'sending' });
    setState(await resend());
  };
  const close = () => setState(ready);
  const isSending = state.kind === 'sending';
  return (
    <>
      <Button isWide isBusy={isSending} onClick={() => void send()}>
        {isSending ? validationText.resending : validationText.resend}
      </Button>
      {state.kind === 'sent' ? <Notice tone="success">{validationText.resent}</Notice> : null}
      {state.kind === 'sign-in-needed' ? <SignInNeeded onClose={close} /> : null}
      {state.kind === 'failed' ? <Failed reason={state.reason} onClose={close} /> : null}
    </>
  );
}

async function resend(): Promise<State> {
  try {
    await resendVerification();
    return { kind: 'sent' };
  } catch (error) {
    const code = error instanceof ApiError ? error.code : '';
    // Confirmed on another device meanwhile: the page goes on as soon as it knows.
    if (code === 'error.registration.already-verified') {
      await refreshAccount().catch(() => undefined);
      return ready;
    }
    // The session was over: the call went out as a guest's.
    if (code === 'error.insufficient-permissions' || code === 'error.unauthorized')
      return { kind: 'sign-in-needed' };
    return { kind: 'failed', reason: errorText(error) };
  }
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
