import IconLinkOff from '@tabler/icons-react/dist/esm/icons/IconLinkOff.mjs';
import IconMailCheck from '@tabler/icons-react/dist/esm/icons/IconMailCheck.mjs';
import { useSearchParams } from 'react-router';
import { useAccount } from '../../data/people/account.ts';
import { StepActions, StepPage } from '../../parts/step-page/step-page.tsx';
import { errorText } from '../../text/errors.ts';
import { activatedText } from '../../text/register.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorState, Loading } from '../../ui/states.tsx';
import { NotificationScreen } from './notification-screen.tsx';
import { useVerification } from './use-verification.ts';
import { WayOn } from './way-on.tsx';

/** `/register/email-activated?token`: the target of the links in mails that confirm an address; with `eventId` of a tournament. */
export function EmailActivatedScreen() {
  const [query] = useSearchParams();
  return query.has('eventId') ? <NotificationScreen /> : <AccountActivated token={query.get('token')} />;
}

function AccountActivated({ token }: { readonly token: string | null }) {
  const verification = useVerification(token);
  switch (verification.state) {
    case 'checking':
      return (
        <StepPage title={activatedText.checkingTitle}>
          <Loading text={activatedText.checking} />
        </StepPage>
      );
    case 'error':
      return (
        <StepPage title={activatedText.checkingTitle}>
          <ErrorState text={errorText(verification.error)} onRetry={verification.retry} />
        </StepPage>
      );
    case 'successful':
      return (
        <StepPage title={activatedText.title} icon={<IconMailCheck />} tone="success">
          <p>{activatedText.text}</p>
          <WayOn />
        </StepPage>
      );
    case 'invalid':
      return (
        <Refused
          title={activatedText.invalidTitle}
          texts={[activatedText.invalid, activatedText.invalidAdvice]}
        />
      );
    case 'expired':
      return <Refused title={activatedText.expiredTitle} texts={[activatedText.expired]} />;
  }
}

type RefusedProps = { readonly title: string; readonly texts: readonly string[] };

function Refused({ title, texts }: RefusedProps) {
  const { state } = useAccount();
  return (
    <StepPage title={title} icon={<IconLinkOff />} tone="problem">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <StepActions>
        {state === 'guest' ? (
          <ButtonLink look="primary" to="/login" isWide>
            {activatedText.signIn}
          </ButtonLink>
        ) : null}
        <ButtonLink to="/register/validation-needed" isWide>
          {activatedText.newMail}
        </ButtonLink>
      </StepActions>
    </StepPage>
  );
}
