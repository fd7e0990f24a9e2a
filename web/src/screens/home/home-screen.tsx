import { type ReactNode, Suspense } from 'react';
import { useAccount } from '../../data/people/account.ts';
import { NewMatch } from '../../parts/new-match/new-match.tsx';
import { OnlineRequests } from '../../parts/online-requests/online-requests.tsx';
import { useFirstVisit } from '../../parts/welcome/use-first-visit.ts';
import { Welcome } from '../../parts/welcome/welcome.tsx';
import { homeText } from '../../text/home.ts';
import { latePart } from '../../ui/late-part.tsx';
import { Page } from '../../ui/page.tsx';
import { Redirect } from '../../ui/redirect.tsx';
import waiting from '../../ui/skeleton-rows.module.css';
import { Stack } from '../../ui/stack.tsx';
import { Loading } from '../../ui/states.tsx';
import { StillLoading } from '../../ui/still-loading.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';
import { EventsTab } from './events-tab.tsx';
import classes from './home-screen.module.css';
import { NewsTab } from './news-tab.tsx';
import { NextStep } from './next-step.tsx';

// Without its code the questions come later.
const Questions = latePart(
  async () => (await import('../../parts/event-replies/questions.tsx')).Questions,
  () => null,
);
const RefusedMatches = latePart(
  async () => (await import('../../parts/refused-matches/refused-matches.tsx')).RefusedMatches,
  () => null,
);
const LobbyTab = latePart(async () => (await import('./lobby-tab.tsx')).LobbyTab);

const tabs = [
  { to: '/home/news', label: homeText.tabs.news },
  { to: '/home/events', label: homeText.tabs.events },
  { to: '/home/lobby', label: homeText.tabs.lobby },
];

/** `/home/news`: the start page; on the first visit a welcome explains the app. */
export function HomeNewsScreen() {
  const isFirstVisit = useFirstVisit();
  if (isFirstVisit === undefined) return <Loading />;
  if (!isFirstVisit)
    return (
      <Home>
        <NewsTab />
      </Home>
    );
  return (
    <>
      <Welcome title={homeText.title} />
      <Stack gap="2xl" className={classes.below}>
        <TabLinks label={homeText.tabsLabel} tabs={tabs} />
        <NewsTab />
      </Stack>
    </>
  );
}

/** `/home/events` */
export function HomeEventsScreen() {
  return (
    <Home>
      <EventsTab />
    </Home>
  );
}

/** `/home/lobby` */
export function HomeLobbyScreen() {
  return (
    <Home>
      <Suspense fallback={<Loading />}>
        <LobbyTab />
      </Suspense>
    </Home>
  );
}

/** The common frame of all tabs: a button for a match, open requests, the next thing to do, the tabs. */
function Home({ children }: { readonly children: ReactNode }) {
  const { state, player } = useAccount();
  const greeting = useGreeting();
  if (state === 'user' && player?.props.firstName === '')
    return <Redirect to="/register/first-name?to=/home" />;
  return (
    <Page title={greeting} width="wide" actions={<NewMatch />}>
      {player === null ? null : <OnlineRequests ownId={player.id} />}
      <Stack gap="2xl" className={waiting.inOrder}>
        {player === null ? null : (
          <Suspense fallback={<StillLoading />}>
            <Questions teamId={null} />
          </Suspense>
        )}
        <Suspense fallback={null}>
          <RefusedMatches />
        </Suspense>
        <NextStep />
        <TabLinks label={homeText.tabsLabel} tabs={tabs} />
        {children}
      </Stack>
    </Page>
  );
}

function useGreeting(): string {
  const { state, player } = useAccount();
  if (state === 'guest') return homeText.welcomeBack;
  return homeText.greeting(player?.props.nickName ?? player?.props.firstName ?? '');
}
