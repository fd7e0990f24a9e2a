import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import { useChange } from '../../data/api/use-change.ts';
import { signOutEverywhere } from '../../data/people/users.ts';
import { isReadyToLeave, useForgetUser, useSignOut } from '../../parts/sign-out/use-sign-out.ts';
import { sessionsText } from '../../text/account.ts';
import { errorReason } from '../../text/errors.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { Inline } from '../../ui/inline.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast.tsx';

const everywhere = {
  title: sessionsText.everywhereTitle,
  text: sessionsText.everywhereText,
  confirm: sessionsText.everywhere,
} as const;

/** Lists the devices on which the user is signed in, and signs out. */
export function SessionsCard({ emailAddress }: { readonly emailAddress: string }) {
  const signOut = useSignOut();
  const forget = useForgetUser();
  const end = useChange({
    send: signOutEverywhere,
    failed: (error) => sessionsText.everywhereFailed(errorReason(error)),
  });
  const endAll = async () => {
    if (!(await confirmAction(everywhere)) || !(await isReadyToLeave())) return;
    if (!(await end.run()).ok) return;
    showToast({ kind: 'success', title: sessionsText.everywhereDone });
    await forget();
  };
  return (
    <Card title={sessionsText.title}>
      <p>{sessionsText.text(emailAddress)}</p>
      {end.failure === null ? null : <Notice tone="error">{end.failure}</Notice>}
      <Inline gap="m" wraps>
        <Button icon={<IconLogout size={20} />} onClick={() => void signOut()}>
          {sessionsText.signOut}
        </Button>
        <Button isBusy={end.isBusy} onClick={() => void endAll()}>
          {sessionsText.everywhere}
        </Button>
      </Inline>
    </Card>
  );
}
