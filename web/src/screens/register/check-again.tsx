import { useChange } from '../../data/api/use-change.ts';
import { accountOf, refreshAccount } from '../../data/people/account.ts';
import { readSession } from '../../data/people/session.ts';
import { validationText } from '../../text/register.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/**
 * Loads the account again, for users who have confirmed the address on another device. The page reacts to the result.
 */
export function CheckAgain({ label }: { readonly label: string }) {
  const check = useChange({ send: refreshAccount });
  const isStillOpen = check.isDone && accountOf(readSession()).state === 'unverified';
  const message = isStillOpen ? validationText.notYet : check.failure;
  return (
    <>
      <Button look="primary" isWide isBusy={check.isBusy} onClick={() => void check.run()}>
        {label}
      </Button>
      {message === null ? null : <Notice tone="warning">{message}</Notice>}
    </>
  );
}
