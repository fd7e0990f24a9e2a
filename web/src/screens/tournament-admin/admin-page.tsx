import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import type { Tournament } from '../../data/club/tournaments.ts';
import { tournamentAdminPath, tournamentPath } from '../../parts/event-row/event-path.ts';
import { SeenNotice } from '../../parts/seen-notice/seen-notice.tsx';
import { adminText as text } from '../../text/tournament-admin.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { latePart } from '../../ui/late-part.tsx';
import { MainAndSide } from '../../ui/main-and-side.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { Redirect } from '../../ui/redirect.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Loading } from '../../ui/states.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';
import hidden from '../../ui/visually-hidden.module.css';
import { type AdminTab, tabsOf } from './admin-tabs.ts';
import { useGeneralForm } from './general/use-general-form.ts';
import { useSetupForm } from './mode/use-setup-form.ts';
import { SetupProgress } from './setup-progress.tsx';
import classes from './summary.module.css';

const PinLock = latePart(async () => (await import('../../parts/tournament/pin-lock.tsx')).PinLock);
const GeneralTab = latePart(async () => (await import('./general/general-tab.tsx')).GeneralTab);
const ParticipantsTab = latePart(
  async () => (await import('./participants/participants-tab.tsx')).ParticipantsTab,
);
const ModeTab = latePart(async () => (await import('./mode/mode-tab.tsx')).ModeTab);
const EventBoards = latePart(
  async () => (await import('../../parts/event-boards/event-boards.tsx')).EventBoards,
);
const PublishTab = latePart(async () => (await import('./steps/publish-tab.tsx')).PublishTab);
const CloseTab = latePart(async () => (await import('./steps/close-tab.tsx')).CloseTab);
const Summary = latePart(async () => (await import('./summary.tsx')).Summary);
const StartTab = latePart(async () => (await import('./steps/start-tab.tsx')).StartTab);

type Props = { readonly tournament: Tournament; readonly seenAt: number | null };

/** Name, progress and tabs. The forms live here, so that what is typed in a tab is still there after another one. */
export function AdminPage({ tournament, seenAt }: Props) {
  const { event, data } = tournament;
  const { tab = '' } = useParams();
  const general = useGeneralForm(event);
  const setup = useSetupForm(tournament);
  const tabs = tabsOf(data.status);
  const shown = tabs.find((one) => one.tab === tab)?.tab;
  const first = tabs[0];
  if (shown === undefined && first !== undefined)
    return <Redirect to={tournamentAdminPath(event.id, first.tab)} />;
  const contents: { readonly [name in AdminTab]: () => React.ReactNode } = {
    general: () => <GeneralTab tournament={tournament} form={general} />,
    participants: () => <ParticipantsTab tournament={tournament} />,
    mode: () => <ModeTab tournament={tournament} form={setup} />,
    boards: () => <EventBoards event={event} />,
    publish: () => <PublishTab tournament={tournament} />,
    close: () => <CloseTab tournament={tournament} />,
    start: () => <StartTab tournament={tournament} />,
  };
  return (
    <Page
      title={event.props.name}
      eyebrow={text.eyebrow}
      width="wide"
      actions={
        <>
          <ButtonLink to="/team-lounge" icon={<IconArrowLeft size={22} />}>
            <span className={hidden.onPhones}>{text.toLounge}</span>
          </ButtonLink>
          {data.status === 'draft' ? null : (
            <ButtonLink to={tournamentPath(event.id)}>{text.toTournament}</ButtonLink>
          )}
        </>
      }
    >
      <SetupProgress status={data.status} />
      <SeenNotice seenAt={seenAt} />
      {data.isPinLocked === true ? (
        <Suspense fallback={null}>
          <PinLock tournament={tournament} />
        </Suspense>
      ) : null}
      {shown === undefined ? (
        <Notice tone="warning" title={text.cancelledTitle}>
          {data.cancelledBecause ?? ''}
        </Notice>
      ) : (
        <>
          <TabLinks
            scrolls
            label={text.tabs}
            tabs={tabs.map((one) => ({ to: tournamentAdminPath(event.id, one.tab), label: one.label }))}
          />
          <MainAndSide>
            <Stack gap="xl">
              <Suspense fallback={<Loading />}>{contents[shown]()}</Suspense>
            </Stack>
            <div className={classes.rail}>
              <Suspense fallback={<Loading />}>
                <Summary tournament={tournament} />
              </Suspense>
            </div>
          </MainAndSide>
        </>
      )}
    </Page>
  );
}
