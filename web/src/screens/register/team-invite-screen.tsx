import IconLinkOff from '@tabler/icons-react/dist/esm/icons/IconLinkOff.mjs';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { signOut, useAccount } from '../../data/people/account.ts';
import type { InviteLink } from '../../data/people/registration.ts';
import { isReadyToLeave } from '../../parts/sign-out/use-sign-out.ts';
import { StepActions, StepPage } from '../../parts/step-page/step-page.tsx';
import { errorText } from '../../text/errors.ts';
import { inviteText } from '../../text/register.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ErrorState, Loading } from '../../ui/states.tsx';
import { InviteAccepted } from './invite-accepted.tsx';
import { registerPath } from './register-path.ts';
import { inviteLinkOf, useInvite } from './use-invite.ts';

/** `/register/team-invite-activated`: the target of the link in an invitation. */
export function TeamInviteScreen() {
  const [query] = useSearchParams();
  const link = inviteLinkOf(query);
  const invite = useInvite(link);
  const retry = () => void invite.refetch();
  if (invite.isPending || invite.isFetching)
    return (
      <StepPage title={inviteText.pageTitle}>
        <Loading text={inviteText.validating} />
      </StepPage>
    );
  if (invite.isError)
    return (
      <StepPage title={inviteText.pageTitle}>
        <ErrorState text={errorText(invite.error)} onRetry={retry} />
      </StepPage>
    );
  switch (invite.data.state) {
    case 'successful':
      return <InviteAccepted check={invite.data.check} emailAddress={link?.emailAddress ?? ''} />;
    case 'failed':
      return <Failed link={link} />;
    case 'expired':
      return (
        <Refused title={inviteText.expiredTitle} texts={[inviteText.expired, inviteText.askAdmin]}>
          {null}
        </Refused>
      );
    case 'address-mismatch':
      return <Mismatch onRetry={retry} />;
  }
}

type RefusedProps = {
  readonly title: string;
  readonly texts: readonly string[];
  readonly children: ReactNode;
};

function Refused({ title, texts, children }: RefusedProps) {
  return (
    <StepPage title={title} icon={<IconLinkOff />} tone="problem">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {children}
    </StepPage>
  );
}

/** Most likely a second tap on a link that has worked, so the page offers the next steps of an accepted invitation. */
function Failed({ link }: { readonly link: InviteLink | null }) {
  const { state } = useAccount();
  const isOpen = link !== null && state === 'guest';
  const texts = [inviteText.failed, inviteText.askAdmin, ...(isOpen ? [inviteText.usedAlready] : [])];
  return (
    <Refused title={inviteText.failedTitle} texts={texts}>
      {isOpen ? (
        <StepActions>
          <ButtonLink look="primary" to={loginPath(link)} isWide>
            {inviteText.toLogin}
          </ButtonLink>
          <ButtonLink to={registerPath(link)} isWide>
            {inviteText.register}
          </ButtonLink>
        </StepActions>
      ) : null}
    </Refused>
  );
}

const loginPath = ({ emailAddress }: InviteLink) => `/login?${new URLSearchParams({ emailAddress })}`;

/** The invitation is for another user: it stays open, and the signed-in user must first sign out on this device. */
function Mismatch({ onRetry }: { readonly onRetry: () => void }) {
  const address = useAccount().user?.props.emailAddress ?? null;
  const leave = async () => {
    if (!(await isReadyToLeave())) return;
    await signOut().catch(() => undefined);
    onRetry();
  };
  const texts = [
    inviteText.mismatch,
    ...(address === null ? [inviteText.askAdmin] : [inviteText.mismatchSignedIn(address)]),
  ];
  return (
    <Refused title={inviteText.mismatchTitle} texts={texts}>
      {address === null ? null : (
        <StepActions>
          <Button look="primary" isWide onClick={() => void leave()}>
            {inviteText.signOutAndRetry}
          </Button>
        </StepActions>
      )}
    </Refused>
  );
}
