import { useState } from 'react';
import { accountOf, refreshAccount } from '../../data/people/account.ts';
import { readSession } from '../../data/people/session.ts';
import { errorText } from '../../text/errors.ts';
import { validationText } from '../../text/register.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** For who has confirmed the address on another device: reads the account anew. The page reacts to what comes of it. */
export function CheckAgain({ label }: { readonly label: string }) {
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<string>();
  const check = async () => {
    setBusy(true);
    setMessage(undefined);
    try {
      await refreshAccount();
      if (accountOf(readSession()).state === 'unverified') setMessage(validationText.notYet);
    } catch (error) {
      setMessage(errorText(error));
    }
    setBusy(false);
  };
  return (
    <>
      <Button look="primary" isWide isBusy={isBusy} onClick={() => void check()}>
        {label}
      </Button>
      {message === undefined ? null : <Notice tone="warning">{message}</Notice>}
    </>
  );
}
