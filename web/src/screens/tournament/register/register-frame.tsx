import type { ReactNode } from 'react';
import { tournamentPath } from '../../../parts/event-row/event-path.ts';
import { PageQrButton } from '../../../parts/page-qr/page-qr-button.tsx';
import { PhonePage } from '../../../parts/phone-page/phone-page.tsx';
import { tournamentLine } from '../../../parts/tournament/tournament-line.ts';
import { eventTypeText } from '../../../text/events.ts';
import { tournamentRegistrationText as text } from '../../../text/tournament-registration.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { useGoBack } from '../../../ui/use-go-back.ts';
import { smallWindow, useMedia } from '../../../ui/use-media.ts';
import { Exceptions } from '../late-exceptions.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { TournamentFacts } from '../tournament-facts.tsx';
import { TournamentHead } from '../tournament-head.tsx';
import { TournamentNotices } from '../tournament-notices.tsx';
import type { TournamentView } from '../tournament-view.ts';
import { whenText } from '../when-text.ts';

type Props = {
  readonly view: TournamentView;
  /** The tabs with their content, and what a reader has to know before. */
  readonly children: ReactNode;
};

/** The head of the registration; on a phone as short as that of the tournament. */
export function RegisterFrame(props: Props) {
  return useMedia(smallWindow) ? <OnPhone {...props} /> : <OnWideScreen {...props} />;
}

function OnWideScreen({ view, children }: Props) {
  const { id, props } = view.event;
  return (
    <Page
      title={text.title(props.name)}
      eyebrow={`${eventTypeText.tournament} · ${props.teamName}`}
      width="narrow"
      actions={
        <>
          <ButtonLink to={tournamentPath(id)}>{text.toTournament}</ButtonLink>
          <PageQrButton />
        </>
      }
    >
      <TournamentHead view={view} />
      {children}
    </Page>
  );
}

function OnPhone({ view, children }: Props) {
  const { id, props } = view.event;
  const path = tournamentPath(id);
  const goBack = useGoBack(path);
  return (
    <PhonePage
      title={props.name}
      onBack={goBack}
      state={<StatusBadge status={view.data.status} />}
      // A menu of one entry would take room from the title.
      actions={[]}
      // Whoever opens the link asks first when it is.
      line={whenText(view)}
      about={
        <>
          <span>{props.teamName}</span>
          <span>{tournamentLine(view.data)}</span>
          <TournamentFacts view={view} />
          <Exceptions view={view} />
          <ButtonLink to={path}>{text.toTournament}</ButtonLink>
          <PageQrButton />
        </>
      }
    >
      <TournamentNotices view={view} />
      {children}
    </PhonePage>
  );
}
