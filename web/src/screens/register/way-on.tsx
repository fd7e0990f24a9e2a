import { useNavigate } from 'react-router';
import { useAccount } from '../../data/people/account.ts';
import { StepActions } from '../../parts/step-page/step-page.tsx';
import { activatedText } from '../../text/register.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { FirstNameForm } from './first-name-form.tsx';

/** The next step after the link of a mail: new users enter a name, guests sign in, all others continue to the app. */
export function WayOn({ emailAddress }: { readonly emailAddress?: string }) {
  const { state, player } = useAccount();
  const navigate = useNavigate();
  if (state === 'user' && player?.props.firstName === '')
    return <FirstNameForm onDone={() => void navigate('/', { replace: true })} />;
  const query = emailAddress === undefined ? '' : `?${new URLSearchParams({ emailAddress })}`;
  return (
    <StepActions>
      {state === 'user' ? (
        <ButtonLink look="primary" to="/" isWide>
          {activatedText.goOn}
        </ButtonLink>
      ) : (
        <ButtonLink look="primary" to={`/login${query}`} isWide>
          {activatedText.signIn}
        </ButtonLink>
      )}
    </StepActions>
  );
}
