import type { InviteCheck } from '@neundarter/contract/entities/team';
import IconUserQuestion from '@tabler/icons-react/dist/esm/icons/IconUserQuestion.mjs';
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import { useAccount } from '../../data/people/account.ts';
import { StepActions, StepPage } from '../../parts/step-page/step-page.tsx';
import { errorText } from '../../text/errors.ts';
import { inviteText } from '../../text/register.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorState, Loading } from '../../ui/states.tsx';
import { registerPath } from './register-path.ts';
import { usePlayerRegistration } from './use-invite.ts';
import { WayOn } from './way-on.tsx';

type Props = { readonly check: InviteCheck; readonly emailAddress: string };

/** The invitation is accepted: a player with an account continues, a player without one registers. */
export function InviteAccepted({ check, emailAddress }: Props) {
  const registration = usePlayerRegistration(check, emailAddress);
  const { state } = useAccount();
  const { teamName, playerId, teamId } = check;
  if (registration.isPending)
    return (
      <StepPage title={inviteText.pageTitle}>
        <Loading text={inviteText.lookingUp} />
      </StepPage>
    );
  if (registration.isError)
    return (
      <StepPage title={inviteText.pageTitle}>
        <ErrorState text={errorText(registration.error)} onRetry={() => void registration.refetch()} />
      </StepPage>
    );
  if (registration.data === 'registered-many-times')
    return (
      <StepPage title={inviteText.title} icon={<IconUserQuestion />}>
        <p>{inviteText.manyTimes(teamName)}</p>
        <p>{inviteText.manyTimesAdvice}</p>
        <WayOn emailAddress={emailAddress} />
      </StepPage>
    );
  if (registration.data === 'not-registered')
    return (
      <StepPage title={inviteText.title} icon={<IconUsersGroup />} tone="success">
        <p>{inviteText.notRegistered(teamName)}</p>
        <StepActions>
          <ButtonLink look="primary" to={registerPath({ playerId, teamId, emailAddress })} isWide>
            {inviteText.register}
          </ButtonLink>
        </StepActions>
      </StepPage>
    );
  return (
    <StepPage title={inviteText.title} icon={<IconUsersGroup />} tone="success">
      <p>{inviteText.member(teamName)}</p>
      {state === 'guest' ? <p>{inviteText.signIn}</p> : null}
      <WayOn emailAddress={emailAddress} />
    </StepPage>
  );
}
