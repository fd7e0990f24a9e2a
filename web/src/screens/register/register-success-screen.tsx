import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { useAccount } from '../../data/people/account.ts';
import { StepActions, StepPage } from '../../parts/step-page/step-page.tsx';
import { registerSuccessText, validationText } from '../../text/register.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Redirect } from '../../ui/redirect.tsx';
import looks from '../../ui/text-looks.module.css';
import { CheckAgain } from './check-again.tsx';
import classes from './mail-address.module.css';

/** `/register/success`: a mail was sent; continues on its own once the address is confirmed in this browser. */
export function RegisterSuccessScreen() {
  const { state, user } = useAccount();
  if (state === 'user') return <Redirect to="/register/email-activated" />;
  if (state === 'guest') return <Redirect to="/register" />;
  return (
    <StepPage title={registerSuccessText.title} icon={<IconMail />} tone="success">
      <p>
        {registerSuccessText.sent}
        <strong className={classes.address}>{user?.props.emailAddress}</strong>
      </p>
      <p>{registerSuccessText.next}</p>
      <p className={looks.muted}>{registerSuccessText.spam}</p>
      <StepActions>
        <CheckAgain label={validationText.reload} />
        <ButtonLink to="/register/validation-needed">{registerSuccessText.notArrived}</ButtonLink>
      </StepActions>
    </StepPage>
  );
}
