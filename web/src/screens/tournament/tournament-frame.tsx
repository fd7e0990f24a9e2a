import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { PageQrButton } from '../../parts/page-qr/page-qr-button.tsx';
import { PhonePage } from '../../parts/phone-page/phone-page.tsx';
import { tournamentLine } from '../../parts/tournament/tournament-line.ts';
import { eventTypeText } from '../../text/events.ts';
import { tournamentText as text } from '../../text/tournament.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { type TabLink, TabLinks } from '../../ui/tab-links.tsx';
import { useGoBack } from '../../ui/use-go-back.ts';
import { smallWindow, useMedia } from '../../ui/use-media.ts';
import { Exceptions } from './late-exceptions.tsx';
import { StatusBadge } from './status-badge.tsx';
import { TournamentActions } from './tournament-actions.tsx';
import { TournamentFacts } from './tournament-facts.tsx';
import { TournamentHead } from './tournament-head.tsx';
import { TournamentNotices } from './tournament-notices.tsx';
import type { TournamentView } from './tournament-view.ts';
import { waysOf } from './tournament-ways.ts';
import { wayIcons } from './way-icons.tsx';

type Props = {
  readonly view: TournamentView;
  readonly tabs: readonly TabLink[];
  /** What a reader has to know before the content. */
  readonly notices: ReactNode;
  /** The content of the tab. */
  readonly children: ReactNode;
};

/** Head, notices and tabs of a tournament; on a phone the tabs come first. */
export function TournamentFrame(props: Props) {
  return useMedia(smallWindow) ? <OnPhone {...props} /> : <OnWideScreen {...props} />;
}

function OnWideScreen({ view, tabs, notices, children }: Props) {
  const { name, teamName } = view.event.props;
  return (
    <Page
      title={name}
      eyebrow={`${eventTypeText.tournament} · ${teamName}`}
      width="wide"
      actions={<TournamentActions view={view} />}
    >
      <TournamentHead view={view} />
      {notices}
      <TabLinks label={text.tabsLabel} tabs={tabs} />
      {children}
    </Page>
  );
}

function OnPhone({ view, tabs, notices, children }: Props) {
  const { name, teamName } = view.event.props;
  const navigate = useNavigate();
  const goBack = useGoBack('/home/events');
  const ways = waysOf(view);
  const first = ways.find(({ isFirst }) => isFirst);
  const actions = ways
    .filter((way) => way !== first)
    .map(({ kind, label, to }) => ({ label, icon: wayIcons[kind], onSelect: () => void navigate(to) }));
  return (
    <PhonePage
      title={name}
      onBack={goBack}
      state={<StatusBadge status={view.data.status} />}
      actions={actions}
      line={tournamentLine(view.data)}
      about={
        <>
          <span>{teamName}</span>
          <TournamentFacts view={view} />
          <Exceptions view={view} />
          <PageQrButton />
        </>
      }
    >
      <TabLinks scrolls label={text.tabsLabel} tabs={tabs} />
      <TournamentNotices view={view} />
      {first === undefined ? null : (
        <ButtonLink isWide look="primary" to={first.to} icon={wayIcons[first.kind]}>
          {first.label}
        </ButtonLink>
      )}
      {notices}
      {children}
    </PhonePage>
  );
}
