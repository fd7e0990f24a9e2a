import type { TeamEntity } from '@neundarter/contract/entities/team';
import { mayAdministerTeam } from '@neundarter/rules/access/people';
import { Suspense } from 'react';
import { useAccount } from '../../data/people/account.ts';
import { useActor } from '../../data/people/actor.ts';
import { ReferralCard } from '../../parts/referral-card/referral-card.tsx';
import { TeamPictureButton } from '../../parts/team-players/team-picture.tsx';
import { loungeText } from '../../text/team.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { latePart } from '../../ui/late-part.tsx';
import { MainAndSide } from '../../ui/main-and-side.tsx';
import { Page } from '../../ui/page.tsx';
import waiting from '../../ui/skeleton-rows.module.css';
import { Stack } from '../../ui/stack.tsx';
import { Loading } from '../../ui/states.tsx';
import { StillLoading } from '../../ui/still-loading.tsx';
import { NewEventForms, NewEventMenu, useNewEvent } from './new-event.tsx';
import { TeamAgenda } from './team-agenda.tsx';
import classes from './team-lounge.module.css';
import { TeamMates } from './team-mates.tsx';

const TeamSwitch = latePart(async () => (await import('./team-switch.tsx')).TeamSwitch);
const NoTeam = latePart(async () => (await import('./no-team.tsx')).NoTeam);
const TeamPlayers = latePart(
  async () => (await import('../../parts/team-players/team-players.tsx')).TeamPlayers,
);
const TeamExtras = latePart(async () => (await import('./team-extras.tsx')).TeamExtras);
const TeamMatches = latePart(async () => (await import('./team-matches.tsx')).TeamMatches);
const Questions = latePart(
  async () => (await import('../../parts/event-replies/questions.tsx')).Questions,
  () => null,
);

/** `/team-lounge`: the current team of the signed-in player. */
export function TeamLoungeScreen() {
  const { team } = useAccount();
  if (team !== null) return <Lounge key={team.id} team={team} />;
  return (
    <Suspense fallback={<Loading />}>
      <NoTeam />
    </Suspense>
  );
}

/** What comes, and who belongs to the team. */
function Lounge({ team }: { readonly team: TeamEntity }) {
  const { teams } = useAccount();
  const mayAdminister = mayAdministerTeam(useActor(), team.id);
  const newEvent = useNewEvent();
  const { name, pictureUrl, canUseTournaments } = team.props;
  return (
    <Page
      title={name}
      eyebrow={loungeText.eyebrow}
      picture={<Avatar name={name} url={pictureUrl} size="4.5rem" />}
      width="wide"
      actions={
        <>
          {teams.length > 1 ? (
            <Suspense fallback={<div className={classes.switch} />}>
              <TeamSwitch team={team} />
            </Suspense>
          ) : null}
          {mayAdminister ? <TeamPictureButton teamId={team.id} /> : null}
          {mayAdminister ? <NewEventMenu newEvent={newEvent} canUseTournaments={canUseTournaments} /> : null}
        </>
      }
    >
      <MainAndSide>
        <Stack gap="xl" className={waiting.inOrder}>
          <NewEventForms teamId={team.id} newEvent={newEvent} />
          <Suspense fallback={<StillLoading />}>
            <Questions teamId={team.id} />
          </Suspense>
          <TeamAgenda
            teamId={team.id}
            canUseTournaments={canUseTournaments}
            onCreate={mayAdminister ? newEvent.open : null}
          />
          <Suspense fallback={null}>
            <TeamMatches />
            <TeamExtras teamId={team.id} mayAdminister={mayAdminister} />
          </Suspense>
        </Stack>
        {mayAdminister ? (
          <Suspense fallback={<Loading />}>
            <TeamPlayers teamId={team.id} shape="column" aside={<Referral team={team} />} />
          </Suspense>
        ) : (
          <TeamMates teamId={team.id} />
        )}
      </MainAndSide>
    </Page>
  );
}

/** The server sends the code only to admins of the team. */
function Referral({ team }: { readonly team: TeamEntity }) {
  const { name, referralCode } = team.props;
  return referralCode === null ? null : <ReferralCard team={name} code={referralCode} />;
}
