import type { Tournament } from '../../../data/club/tournaments.ts';
import { tournamentPath } from '../../../parts/event-row/event-path.ts';
import { SeenNotice } from '../../../parts/seen-notice/seen-notice.tsx';
import { hallCockpitText as text } from '../../../text/hall-cockpit.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { useTournamentView } from '../use-tournament-view.ts';
import { HallCockpit } from './hall-cockpit.tsx';

type Props = { readonly tournament: Tournament; readonly seenAt: number | null };

/** The hall of a tournament, and the way back to its management. */
export function CockpitPage({ tournament, seenAt }: Props) {
  const view = useTournamentView(tournament);
  const { event, data } = view;
  const isStarted = data.status === 'running' || data.status === 'finished';
  return (
    <Page
      title={text.title}
      eyebrow={event.props.name}
      width="wide"
      actions={
        <>
          <ButtonLink to={tournamentPath(event.id, 'hall')}>{text.television}</ButtonLink>
          <ButtonLink to={tournamentPath(event.id, 'management')}>{text.toManagement}</ButtonLink>
        </>
      }
    >
      <SeenNotice seenAt={seenAt} />
      {isStarted ? <HallCockpit view={view} /> : <EmptyState text={text.notStarted} />}
    </Page>
  );
}
