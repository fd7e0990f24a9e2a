import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { useAccount } from '../../data/people/account.ts';
import { useSignOut } from '../../parts/sign-out/use-sign-out.ts';
import { StepActions, StepPage } from '../../parts/step-page/step-page.tsx';
import { validationText } from '../../text/register.ts';
import { Button } from '../../ui/button.tsx';
import { Redirect } from '../../ui/redirect.tsx';
import looks from '../../ui/text-looks.module.css';
import { CheckAgain } from './check-again.tsx';
import classes from './mail-address.module.css';
import { ResendVerification } from './resend-verification.tsx';

/** `/register/validation-needed`: the page for users whose e-mail address is not confirmed yet. */
export function ValidationNeededScreen() {
  const { state, user } = useAccount();
  const signOut = useSignOut();
  if (state === 'user') return <Redirect to="/register/email-activated" />;
  return (
    <StepPage title={validationText.title} icon={<IconMail />}>
      {user === null ? (
        <p>{validationText.waitingForNobody}</p>
      ) : (
        <p>
          {validationText.waiting}
          <strong className={classes.address}>{user.props.emailAddress}</strong>
        </p>
      )}
      <p className={looks.muted}>{validationText.spam}</p>
      <StepActions>
        {user === null ? null : <CheckAgain label={validationText.reload} />}
        <ResendVerification />
        {user === null ? null : (
          <Button look="quiet" isWide onClick={() => void signOut()}>
            {validationText.signOut}
          </Button>
        )}
      </StepActions>
    </StepPage>
  );
}
