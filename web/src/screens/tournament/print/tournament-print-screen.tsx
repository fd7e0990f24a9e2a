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
import { managementText, tournamentText } from '../../../text/tournament.ts';
import { printText as text } from '../../../text/tournament-print.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { Paper } from '../../../ui/paper.tsx';
import { Redirect } from '../../../ui/redirect.tsx';
import { EmptyState, Loading } from '../../../ui/states.tsx';
import { useTournamentView } from '../use-tournament-view.ts';
import { CheckInSheet } from './check-in-sheet.tsx';
import { FolderSheet } from './folder-sheet.tsx';
import { PinSheet } from './pin-sheet.tsx';

const sheets = ['check-in', 'pin', 'folder'] as const;
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

function PrintPage({ tournament, sheet, seenAt }: Props) {
  const view = useTournamentView(tournament);
  const { event, data } = view;
  const missing =
    sheet === 'pin' && (data.matchPinCode ?? null) === null
      ? text.noPin
      : sheet === 'folder' && view.matches.length === 0
        ? text.notStarted
        : null;
  const content: { readonly [sheet in Sheet]: () => React.ReactNode } = {
    'check-in': () => <CheckInSheet view={view} />,
    pin: () => <PinSheet view={view} />,
    folder: () => <FolderSheet view={view} />,
  };
  return (
    <Page
      title={text.names[sheet]}
      eyebrow={event.props.name}
      actions={<ButtonLink to={tournamentPath(event.id)}>{text.toTournament}</ButtonLink>}
    >
      <PillLinks
        label={text.sheets}
        pills={sheets.map((one) => ({ to: tournamentPath(event.id, 'print', one), label: text.names[one] }))}
      />
      <SeenNotice seenAt={seenAt} />
      {missing === null ? (
        <Paper hint={text.hints[sheet]}>{content[sheet]()}</Paper>
      ) : (
        <EmptyState text={missing} />
      )}
    </Page>
  );
}
