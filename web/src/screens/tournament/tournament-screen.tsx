import type { EventEntity } from '@neundarter/contract/entities/event';
import { isReportTime } from '@neundarter/rules/hall/report-time';
import { hasOneGroup } from '@neundarter/rules/tournament/plan/modes';
import { Suspense, useEffect, useMemo } from 'react';
import { Route, Routes, useLocation, useParams } from 'react-router';
import { serverNow } from '../../data/api/server-clock.ts';
import { useSeenEvent } from '../../data/club/events.ts';
import { useSeriesOfEvent } from '../../data/club/series-of-event.ts';
import { type Tournament, tournamentOf } from '../../data/club/tournaments.ts';
import { useEventLive } from '../../data/club/use-event-live.ts';
import { useActor } from '../../data/people/actor.ts';
import { untilPainted } from '../../device/until-painted.ts';
import { ScannedCardNotice } from '../../parts/match-pin/scanned-card-notice.tsx';
import { useScannedCard } from '../../parts/match-pin/use-scanned-card.ts';
import { Waiting } from '../../parts/not-loaded/waiting.tsx';
import { SeenNotice } from '../../parts/seen-notice/seen-notice.tsx';
import { tournamentText as text } from '../../text/tournament.ts';
import { latePart } from '../../ui/late-part.tsx';
import { Redirect } from '../../ui/redirect.tsx';
import { EmptyState, Loading } from '../../ui/states.tsx';
import type { TabLink } from '../../ui/tab-links.tsx';
import { Introduction } from './introduction.tsx';
import { NotShown } from './not-shown.tsx';
import { Participants } from './participants.tsx';
import { TournamentFrame } from './tournament-frame.tsx';
import { defaultTab, type TournamentTab, tabsOf } from './tournament-tabs.ts';
import type { TournamentView } from './tournament-view.ts';
import { useTournamentView } from './use-tournament-view.ts';

/** What everybody came for is first on a slow phone. */
const afterPaint = async <Part,>(load: () => Promise<Part>): Promise<Part> => {
  await untilPainted();
  return load();
};

// Without its code the questions come later.
const Questions = latePart(
  () => afterPaint(async () => (await import('../../parts/event-replies/questions.tsx')).Questions),
  () => null,
);
const RefusedMatches = latePart(
  () =>
    afterPaint(async () => (await import('../../parts/refused-matches/refused-matches.tsx')).RefusedMatches),
  () => null,
);
const ThisIsMe = latePart(
  () => afterPaint(async () => (await import('./me/this-is-me.tsx')).ThisIsMe),
  () => null,
);
const Announcements = latePart(
  async () => (await import('../../parts/announcements/announcements.tsx')).Announcements,
  () => null,
);
const Groups = latePart(async () => (await import('./groups/groups.tsx')).Groups);
const KnockoutScreen = latePart(async () => (await import('./knockout-screen.tsx')).KnockoutScreen);
const Knockout = latePart(async () => (await import('./knockout.tsx')).Knockout);
const FurtherTab = latePart(async () => (await import('./further-tab.tsx')).FurtherTab);
const Result = latePart(async () => (await import('./result/result.tsx')).Result);
const DoorPage = latePart(async () => (await import('./door/door-page.tsx')).DoorPage);
const Management = latePart(async () => (await import('./management/management.tsx')).Management);

/** Tabs that few open. */
const furtherTabs = ['series', 'highlights', 'competitions'] as const;

/** Tabs with code of their own, by the address. */
const lateTabs = new Map<string, { readonly load: () => void }>(
  Object.entries({
    groups: Groups,
    knockout: Knockout,
    ...Object.fromEntries(furtherTabs.map((tab) => [tab, FurtherTab])),
    result: Result,
    management: Management,
  }),
);

/** `/tournaments/{id}` and everything below: a tournament for everybody who may see it. */
export function TournamentScreen() {
  const { id = '', '*': path = '' } = useParams();
  const tab = path.split('/')[0] ?? '';
  // Helpers at the door may not be allowed to see the tournament itself.
  return tab === 'door' ? <DoorPage eventId={id} /> : <Tabs id={id} tab={tab} />;
}

function Tabs({ id, tab }: { readonly id: string; readonly tab: string }) {
  const { data, error, seenAt, again } = useSeenEvent(id);
  // The code of the tab is loaded while the event is read.
  useEffect(() => lateTabs.get(tab)?.load(), [tab]);
  const actor = useActor();
  useEventLive(id);
  const card = useScannedCard(id);
  const tournament = useMemo(() => (data === undefined ? null : tournamentOf(data, actor)), [data, actor]);
  const notShown = (why: unknown) => (
    <NotShown eventId={id} error={why} onRetry={again}>
      <ScannedCardNotice card={card} />
    </NotShown>
  );
  if (data === undefined)
    return error === null ? <Waiting text={text.loading}>{notShown}</Waiting> : notShown(error);
  if (tournament === null) return <EmptyState text={text.noTournament} />;
  return (
    <TournamentPage tournament={tournament} seenAt={seenAt} notice={<ScannedCardNotice card={card} />} />
  );
}

type Props = {
  readonly tournament: Tournament;
  readonly seenAt: number | null;
  readonly notice: React.ReactNode;
};

/** As high as the question who somebody is, whose code comes later: nothing moves then. */
const roomOfQuestion = { height: 'calc(var(--control-height) + 0.5rem)' };

function TournamentPage({ tournament, seenAt, notice }: Props) {
  const view = useTournamentView(tournament);
  const { event, data } = view;
  const { pathname, search } = useLocation();
  const series = useSeriesOfEvent(event.id);
  const isSeriesPending = series.data === undefined && series.error === null;
  const times = { startsAt: event.props.startDateTime, now: serverNow() };
  const tabs = tabsOf({
    ...view,
    hasSeries: (series.data ?? []).length > 0,
    hasDay: event.props.dayId !== undefined,
  });
  const shown = (tab: TournamentTab, element: React.ReactNode) =>
    tabs.includes(tab) || tab === 'management' ? element : <ToDefault event={event} tab={defaultTab(data)} />;
  if (pathname.endsWith('/knockout') && new URLSearchParams(search).get('view') === 'screen')
    return <KnockoutScreen view={view} />;
  return (
    <TournamentFrame
      view={view}
      tabs={tabs.map((tab) => tabLink(view, tab))}
      notices={
        <>
          {notice}
          <SeenNotice seenAt={seenAt} />
          <Suspense fallback={isReportTime(data.status, times) ? <div style={roomOfQuestion} /> : null}>
            <ThisIsMe view={view} />
          </Suspense>
          <Suspense fallback={null}>
            <Questions event={event} />
            <RefusedMatches eventId={event.id} />
            {(data.announcements ?? []).length > 0 ? (
              <Announcements announcements={data.announcements ?? []} />
            ) : null}
          </Suspense>
        </>
      }
    >
      <Suspense fallback={<Loading />}>
        <Routes>
          <Route path="introduction" element={shown('introduction', <Introduction view={view} />)} />
          <Route path="participants" element={<Participants view={view} />} />
          <Route path="groups/*" element={shown('groups', <Groups view={view} />)} />
          <Route path="knockout" element={shown('knockout', <Knockout view={view} />)} />
          {furtherTabs.map((tab) => (
            <Route
              key={tab}
              path={tab}
              element={
                tab === 'series' && isSeriesPending ? (
                  <Loading />
                ) : (
                  shown(tab, <FurtherTab tab={tab} view={view} />)
                )
              }
            />
          ))}
          <Route path="management" element={shown('management', <Management view={view} />)} />
          <Route path="result" element={shown('result', <Result view={view} />)} />
          <Route path="*" element={<ToDefault event={event} tab={defaultTab(data)} />} />
        </Routes>
      </Suspense>
    </TournamentFrame>
  );
}

const tabLink = ({ event, data }: TournamentView, tab: TournamentTab): TabLink => ({
  to: `/tournaments/${event.id}/${tab}`,
  label: tab === 'groups' && hasOneGroup(data.config.tournamentMode) ? text.tabs.league : text.tabs[tab],
});

function ToDefault({ event, tab }: { readonly event: EventEntity; readonly tab: TournamentTab }) {
  return <Redirect to={`/tournaments/${event.id}/${tab}`} />;
}
