import { useMemo } from 'react';
import { useParams } from 'react-router';
import { useSeenEvent } from '../../../data/club/events.ts';
import { type Tournament, tournamentOf } from '../../../data/club/tournaments.ts';
import { useEventLive } from '../../../data/club/use-event-live.ts';
import { useActor } from '../../../data/people/actor.ts';
import { tournamentPath } from '../../../parts/event-row/event-path.ts';
import { NotLoaded } from '../../../parts/not-loaded/not-loaded.tsx';
import { SeenNotice } from '../../../parts/seen-notice/seen-notice.tsx';
import { PillLinks } from '../../../parts/tournament/pill-links.tsx';
import { LateTroublePage } from '../../../parts/trouble-page/late-trouble-page.tsx';
import { eventPageText } from '../../../text/event-page.ts';
import { tournamentText } from '../../../text/tournament.ts';
import { managementText } from '../../../text/tournament-management.ts';
import { printText as text } from '../../../text/tournament-print.ts';
import { sheetsText } from '../../../text/tournament-sheets.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { Paper } from '../../../ui/paper.tsx';
import { Redirect } from '../../../ui/redirect.tsx';
import { EmptyState, Loading } from '../../../ui/states.tsx';
import { allBandsOf } from '../result/places.ts';
import type { TournamentView } from '../tournament-view.ts';
import { useTournamentView } from '../use-tournament-view.ts';
import { AveragesSheet } from './averages-sheet.tsx';
import { CheckInSheet } from './check-in-sheet.tsx';
import { FolderSheet } from './folder-sheet.tsx';
import { GroupSheets } from './group-sheets.tsx';
import { MoneySheet } from './money-sheet.tsx';
import { PinSheet } from './pin-sheet.tsx';
import { ResultSheet } from './result-sheet.tsx';
import { ScoreSheets, sheetMatches } from './score-sheets.tsx';

const sheets = ['check-in', 'pin', 'score', 'groups', 'folder', 'result', 'averages', 'money'] as const;
type Sheet = (typeof sheets)[number];

/** `/tournaments/{id}/print/{sheet}`: what organisers print for the day. */
export function TournamentPrintScreen() {
  const { id = '', sheet = '' } = useParams();
  const { data, error, seenAt, again } = useSeenEvent(id);
  const actor = useActor();
  useEventLive(id);
  const tournament = useMemo(() => (data === undefined ? null : tournamentOf(data, actor)), [data, actor]);
  if (data === undefined)
    return error === null ? (
      <Loading text={tournamentText.loading} />
    ) : (
      <NotLoaded error={error} failed={eventPageText.loadFailed(id)} onRetry={again} />
    );
  if (tournament === null) return <EmptyState text={tournamentText.noTournament} />;
  if (!tournament.isOrganiser)
    return <LateTroublePage trouble="forbidden" detail={managementText.noPermission} />;
  const shown = sheets.find((one) => one === sheet);
  if (shown === undefined) return <Redirect to={tournamentPath(id, 'print', 'check-in')} />;
  return <PrintPage tournament={tournament} sheet={shown} seenAt={seenAt} />;
}

type Props = { readonly tournament: Tournament; readonly sheet: Sheet; readonly seenAt: number | null };

const names: { readonly [sheet in Sheet]: string } = {
  ...text.names,
  ...sheetsText.names,
  money: sheetsText.money,
};
const hints: { readonly [sheet in Sheet]: string } = {
  ...text.hints,
  ...sheetsText.hints,
  money: sheetsText.moneyHint,
};

/** Why a sheet cannot be printed yet; null if it can. */
const missingOf = (sheet: Sheet, { data, matches }: TournamentView): string | null => {
  const found: { readonly [sheet in Sheet]: string | null } = {
    'check-in': null,
    pin: (data.matchPinCode ?? null) === null ? text.noPin : null,
    score: sheetMatches(matches).length === 0 ? sheetsText.noScores : null,
    groups: (data.stages?.group ?? null) === null ? sheetsText.noGroups : null,
    folder: matches.length === 0 ? text.notStarted : null,
    result: allBandsOf(data).length === 0 ? sheetsText.noPlaces : null,
    averages: matches.length === 0 ? sheetsText.noAverages : null,
    money: null,
  };
  return found[sheet];
};

const contents: { readonly [sheet in Sheet]: (props: { readonly view: TournamentView }) => React.ReactNode } =
  {
    'check-in': CheckInSheet,
    pin: PinSheet,
    score: ScoreSheets,
    groups: GroupSheets,
    folder: FolderSheet,
    result: ResultSheet,
    averages: AveragesSheet,
    money: MoneySheet,
  };

function PrintPage({ tournament, sheet, seenAt }: Props) {
  const view = useTournamentView(tournament);
  const { event } = view;
  const missing = missingOf(sheet, view);
  const Content = contents[sheet];
  return (
    <Page
      title={names[sheet]}
      eyebrow={event.props.name}
      actions={<ButtonLink to={tournamentPath(event.id)}>{text.toTournament}</ButtonLink>}
    >
      <PillLinks
        label={text.sheets}
        pills={sheets.map((one) => ({ to: tournamentPath(event.id, 'print', one), label: names[one] }))}
      />
      <SeenNotice seenAt={seenAt} />
      {missing === null ? (
        <Paper hint={hints[sheet]}>
          <Content view={view} />
        </Paper>
      ) : (
        <EmptyState text={missing} />
      )}
    </Page>
  );
}
