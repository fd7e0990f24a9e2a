import type { EventEntity } from '@neundarter/contract/entities/event';
import type { HallScreenEntity } from '@neundarter/contract/entities/hall/hall-screen';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { useServerNow } from '../../../data/api/use-server-now.ts';
import { currentAnnouncements } from '../../../data/club/announcements.ts';
import { useRunningMatches } from '../../../data/club/event-matches.ts';
import { useHallForecast } from '../../../data/club/hall-forecast.ts';
import { useHallScreen } from '../../../data/club/hall-screen.ts';
import { type Tournament, tournamentOf } from '../../../data/club/tournaments.ts';
import { useActor } from '../../../data/people/actor.ts';
import { useWakeLock } from '../../../device/wake-lock.ts';
import { eventPath } from '../../../parts/event-row/event-path.ts';
import { errorReason } from '../../../text/errors.ts';
import { formatTime } from '../../../text/formats.ts';
import { hallScreenText as text } from '../../../text/hall-screen.ts';
import { PageTurner } from '../../../ui/page-turner.tsx';
import { ErrorState, Loading } from '../../../ui/states.tsx';
import { useDocumentTitle } from '../../../ui/use-document-title.ts';
import { usePageTurns } from '../../../ui/use-page-turns.ts';
import type { TournamentView } from '../tournament-view.ts';
import { useTournamentView } from '../use-tournament-view.ts';
import { HallAnnouncements } from './hall-announcements.tsx';
import { HallBar } from './hall-bar.tsx';
import { HallBoards } from './hall-boards.tsx';
import { HallBracket } from './hall-bracket.tsx';
import { HallCalls } from './hall-calls.tsx';
import { HallExpected } from './hall-expected.tsx';
import { hallOptionsOf } from './hall-options.ts';
import classes from './hall-page.module.css';
import { hallPages, type HallPage as Page } from './hall-pages.ts';
import { hallRows, shownCalls } from './hall-rows.ts';
import { HallTables } from './hall-tables.tsx';
import { useSaying } from './use-saying.ts';

/** A call is large for a while. ms */
const lookMs = 5000;

/** What the televisions of a hall show of an event. */
export function HallPage({ event }: { readonly event: EventEntity }) {
  const actor = useActor();
  const tournament = useMemo(() => tournamentOf(event, actor), [event, actor]);
  useDocumentTitle(text.title(event.props.name));
  useWakeLock(true);
  const { data, error, refetch } = useHallScreen(event.id);
  if (data === undefined)
    return error === null ? (
      <Loading />
    ) : (
      <ErrorState text={text.loadFailed(errorReason(error))} onRetry={() => void refetch()} />
    );
  if (tournament === null) return <Television event={event} screen={data} view={null} />;
  return <OfTournament tournament={tournament} screen={data} />;
}

type OfTournamentProps = { readonly tournament: Tournament; readonly screen: HallScreenEntity };

const OfTournament = ({ tournament, screen }: OfTournamentProps) => (
  <Television event={tournament.event} screen={screen} view={useTournamentView(tournament)} />
);

type Props = {
  readonly event: EventEntity;
  readonly screen: HallScreenEntity;
  /** Null for events of other kinds. */
  readonly view: TournamentView | null;
};

function Television({ event, screen, view }: Props) {
  const { search } = useLocation();
  const options = useMemo(() => hallOptionsOf(search), [search]);
  const now = useServerNow(lookMs);
  const { data: running } = useRunningMatches(event.id);
  const matches = view?.matches ?? noMatches;
  const rows = useMemo(
    () => hallRows({ screen, running: running ?? [], matches }, options.boards),
    [screen, running, matches, options],
  );
  const groups = (view?.data.stages?.group?.groups ?? []).map(({ groupId, participants }) => ({
    groupId,
    size: participants.length,
  }));
  const forecast = useHallForecast(event.id, view?.data.status === 'running');
  const pages = hallPages({ parts: options.parts, rows, matches, forecast, groups });
  const calls = useMemo(() => shownCalls({ screen, matches }), [screen, matches]);
  const announcements = currentAnnouncements(view?.data.announcements, now);
  const { id: eventId, props } = event;
  useSaying({ eventId, teamId: props.teamId, calls, announcements, matches, now });
  const turns = usePageTurns(pages.length, options.rotateMs);
  const page = pages[turns.page];
  return (
    <div className={classes.screen}>
      <HallBar
        title={props.name}
        teamId={props.teamId}
        part={partText(pages, page)}
        path={eventPath(eventId, props.type)}
      />
      <HallCalls calls={calls} now={now} />
      <HallAnnouncements announcements={announcements} />
      <div className={classes.stage}>
        {page === undefined ? (
          <p className={classes.said}>{emptyText({ event, screen, view }, options.boards, now)}</p>
        ) : (
          <Shown page={page} view={view} now={now} />
        )}
      </div>
      {pages.length > 1 ? (
        <PageTurner
          turns={turns}
          pages={pages.length}
          everyMs={options.rotateMs}
          className={classes.turner}
        />
      ) : null}
    </div>
  );
}

const noMatches: TournamentView['matches'] = [];

type ShownProps = { readonly page: Page; readonly view: TournamentView | null; readonly now: number };

function Shown({ page, view, now }: ShownProps) {
  if (page.part === 'boards') return <HallBoards rows={page.rows} now={now} />;
  if (page.part === 'bracket') return <HallBracket label={page.label} columns={page.columns} />;
  if (view === null) return null;
  if (page.part === 'forecast') return <HallExpected eventId={view.event.id} next={page.next} now={now} />;
  return <HallTables view={view} tables={page.tables} />;
}

/** `Tabellen 2/3`: among the pages of the same part. */
const partText = (pages: readonly Page[], page: Page | undefined): string => {
  if (page === undefined) return '';
  const same = pages.filter(({ part }) => part === page.part);
  return text.part(text.parts[page.part], same.indexOf(page) + 1, same.length);
};

/** Why there is nothing to show. */
const emptyText = ({ event, screen }: Props, wanted: readonly string[], now: number): string => {
  if (screen.boards.length === 0) return text.noBoards;
  const [board] = wanted;
  if (board !== undefined) return text.unknownBoard(board);
  const { startDateTime } = event.props;
  return startDateTime > now ? text.notStarted(formatTime(startDateTime)) : text.nothing;
};
