import type { PlayerEntity } from '@neundarter/contract/entities/player';
import type { UserEntity } from '@neundarter/contract/entities/user';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { type Account, refreshAccount, useAccount } from '../../data/people/account.ts';
import { UnconfirmedMatches } from '../../parts/match-seats/unconfirmed-matches.tsx';
import { ReferralCard } from '../../parts/referral-card/referral-card.tsx';
import { useSignOut } from '../../parts/sign-out/use-sign-out.ts';
import { accountText, sessionsText } from '../../text/account.ts';
import { errorText } from '../../text/errors.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Inline } from '../../ui/inline.tsx';
import { latePart } from '../../ui/late-part.tsx';
import { Page } from '../../ui/page.tsx';
import { ErrorState, Loading } from '../../ui/states.tsx';
import classes from './account.module.css';
import { AnalysisCard } from './analysis-card.tsx';
import { DeletionCard } from './deletion-card.tsx';
import { IdentityCard } from './identity-card.tsx';
import { OnlineCard } from './online-card.tsx';
import { OwnDataCard } from './own-data-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { ReminderCard } from './reminder-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { TeamsCard } from './teams-card.tsx';

const CalendarFeed = latePart(
  async () => (await import('../../parts/calendar-feed/calendar-feed.tsx')).CalendarFeed,
);

/** `/account`: all settings of the user's own account. The route has no guard; the page itself says what is missing. */
export function AccountScreen() {
  const account = useAccount();
  return (
    <Page title={accountText.title} width="wide">
      <Content account={account} />
    </Page>
  );
}

function Content({ account }: { readonly account: Account }) {
  const { state, user, player } = account;
  if (state === 'guest' || user === null) return <NotSignedIn />;
  if (state === 'unverified') return <NotVerified />;
  if (player === null) return <WithoutPlayer />;
  // Another player gets another form, so that input for one is never saved for the other.
  return <OwnAccount key={player.id} account={account} user={user} player={player} />;
}

type OwnProps = { readonly account: Account; readonly user: UserEntity; readonly player: PlayerEntity };

function OwnAccount({ account, user, player }: OwnProps) {
  const { team, teams, isTeamAdmin } = account;
  const emailAddress = user.props.emailAddress ?? '';
  const referralCode = isTeamAdmin ? (team?.props.referralCode ?? null) : null;
  return (
    <>
      <UnconfirmedMatches />
      <IdentityCard user={user} player={player} />
      <div className={classes.columns}>
        <div className={classes.column}>
          <ProfileCard player={player} />
        </div>
        <div className={classes.column}>
          <OnlineCard player={player} />
          <PasswordCard emailAddress={emailAddress} />
          <SessionsCard emailAddress={emailAddress} />
        </div>
        <div className={classes.column}>
          <TeamsCard player={player} teams={teams} team={team} />
          {team === null || referralCode === null ? null : (
            <ReferralCard team={team.props.name} code={referralCode} />
          )}
          {user.props.roles.includes('scorer-analyzer') ? <AnalysisCard /> : null}
          <ReminderCard />
          <Suspense fallback={null}>
            <CalendarFeed owner="player" id={player.id} mayRenew />
          </Suspense>
          <OwnDataCard playerId={player.id} />
          <DeletionCard userId={user.id} />
        </div>
      </div>
    </>
  );
}

function NotSignedIn() {
  return (
    <ErrorState title={accountText.guestTitle} text={accountText.guest}>
      <Inline gap="m" justify="center" wraps>
        <ButtonLink look="primary" to="/login?to=%2Faccount">
          {accountText.signIn}
        </ButtonLink>
        <ButtonLink to="/register">{accountText.register}</ButtonLink>
      </Inline>
    </ErrorState>
  );
}

function NotVerified() {
  const signOut = useSignOut();
  return (
    <ErrorState title={accountText.unverifiedTitle} text={accountText.unverified}>
      <Inline gap="m" justify="center" wraps>
        <ButtonLink look="primary" to="/register/validation-needed">
          {accountText.toValidation}
        </ButtonLink>
        <Button onClick={() => void signOut()}>{sessionsText.signOut}</Button>
      </Inline>
    </ErrorState>
  );
}

/** The player is not loaded yet: the user has just signed in, or the network failed at that moment. */
function WithoutPlayer() {
  const { error, refetch } = useQuery({
    queryKey: ['account'],
    queryFn: async () => {
      await refreshAccount();
      return true;
    },
  });
  if (error === null) return <Loading />;
  return <ErrorState text={errorText(error)} onRetry={() => void refetch()} />;
}
