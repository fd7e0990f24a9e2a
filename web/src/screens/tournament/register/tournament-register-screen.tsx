import { isRegistrationOpen } from '@neundarter/rules/tournament/setup/status';
import { Suspense, useMemo, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { hasCode } from '../../../data/api/api-error.ts';
import { useSeenEvent } from '../../../data/club/events.ts';
import { ownEntryOf } from '../../../data/club/own-entries.ts';
import { type Tournament, tournamentOf } from '../../../data/club/tournaments.ts';
import { useEventLive } from '../../../data/club/use-event-live.ts';
import { useAccount } from '../../../data/people/account.ts';
import { useActor } from '../../../data/people/actor.ts';
import { tournamentPath } from '../../../parts/event-row/event-path.ts';
import { NotLoaded } from '../../../parts/not-loaded/not-loaded.tsx';
import { SeenNotice } from '../../../parts/seen-notice/seen-notice.tsx';
import { entryNamesOf } from '../../../parts/tournament/entry-name.ts';
import { FillBar } from '../../../parts/tournament/fill-bar.tsx';
import { commonText } from '../../../text/common.ts';
import { eventPageText } from '../../../text/event-page.ts';
import { eventTypeText } from '../../../text/events.ts';
import { tournamentText } from '../../../text/tournament.ts';
import { tournamentRegistrationText as text } from '../../../text/tournament-registration.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { latePart } from '../../../ui/late-part.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { EmptyState, Loading } from '../../../ui/states.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { EntryForm } from './entry-form.tsx';
import type { MailLinkProps } from './mail-link.tsx';
import { RegisterFrame } from './register-frame.tsx';
import { useMailLink } from './use-mail-link.ts';

const Markdown = latePart(async () => (await import('../../../parts/markdown/markdown.tsx')).Markdown);

const Participants = latePart(async () => (await import('../participants.tsx')).Participants);

// Only those who have registered need these.
const OwnRegistration = latePart(async () => (await import('./own-registration.tsx')).OwnRegistration);
const FurtherRegistrations = latePart(
  async () => (await import('./further-registrations.tsx')).FurtherRegistrations,
);
const MailLink = latePart(async () => (await import('./mail-link.tsx')).MailLink);

const tabs = ['register', 'participants'] as const;

/** `/tournaments/{id}/register`: registration for a tournament; also the link that organisers share. */
export function TournamentRegisterScreen() {
  const { id = '' } = useParams();
  const { data, error, seenAt, again } = useSeenEvent(id);
  const actor = useActor();
  const link = useMailLink();
  useEventLive(id);
  if (data === undefined) {
    if (error === null) return <Loading text={tournamentText.loading} />;
    // The tournament is not public any more; who has registered may still withdraw.
    if (link !== null && hasCode(error, 'error.not-found')) return <Hidden eventId={id} link={link} />;
    return <NotLoaded error={error} failed={eventPageText.loadFailed(id)} onRetry={again} />;
  }
  const tournament = tournamentOf(data, actor);
  if (tournament === null) return <EmptyState text={tournamentText.noTournament} />;
  return <RegisterPage tournament={tournament} seenAt={seenAt} />;
}

/** Only the withdrawal, of a tournament that the viewer may not see. */
function Hidden(link: Omit<MailLinkProps, 'onDone'>) {
  const [isDone, setDone] = useState(false);
  return (
    <Page title={text.hiddenTitle} eyebrow={eventTypeText.tournament} width="narrow">
      {isDone ? (
        <Notice tone="success">{text.withdrawn}</Notice>
      ) : (
        <Suspense fallback={<Loading />}>
          <MailLink {...link} onDone={() => setDone(true)} />
        </Suspense>
      )}
    </Page>
  );
}

type PageProps = { readonly tournament: Tournament; readonly seenAt: number | null };

function RegisterPage({ tournament, seenAt }: PageProps) {
  const { participants } = tournament;
  const [query, setQuery] = useSearchParams();
  const names = useMemo(() => entryNamesOf(participants), [participants]);
  const view = { ...tournament, names, matches: [] };
  const chosen = tabs.find((tab) => tab === query.get('tab')) ?? 'register';
  const content = {
    register: () => <Registration tournament={tournament} />,
    participants: () => (
      <Suspense fallback={<Loading />}>
        <Participants view={view} />
      </Suspense>
    ),
  };
  return (
    <RegisterFrame view={view}>
      <SeenNotice seenAt={seenAt} />
      <Tabs
        label={text.tabsLabel}
        value={chosen}
        onValue={(tab) => setQuery(tab === 'register' ? {} : { tab }, { replace: true })}
        tabs={tabs.map((value) => ({
          value,
          label: text.tabs[value],
          content: value === chosen ? content[value]() : null,
        }))}
      />
    </RegisterFrame>
  );
}

function Registration({ tournament }: { readonly tournament: Tournament }) {
  const { event, data } = tournament;
  const { description } = event.props;
  const [, setQuery] = useSearchParams();
  const link = useMailLink();
  return (
    <Stack gap="l">
      <FillBar data={data} />
      {description.trim() === '' ? null : (
        <Card title={text.about}>
          <Suspense fallback={<p>{description}</p>}>
            <Markdown text={description} />
          </Suspense>
        </Card>
      )}
      {link !== null && isRegistrationOpen(data.status) ? (
        <Suspense fallback={<Loading />}>
          <MailLink eventId={event.id} link={link} onDone={() => setQuery({}, { replace: true })} />
        </Suspense>
      ) : null}
      <Card title={text.tabs.register}>
        <Content tournament={tournament} />
      </Card>
      <Suspense fallback={null}>
        <FurtherRegistrations tournament={tournament} />
      </Suspense>
    </Stack>
  );
}

/** The own registration, or the form for one, or why there is none. */
function Content({ tournament }: { readonly tournament: Tournament }) {
  const { event, data, own } = tournament;
  const [isAnother, setAnother] = useState(false);
  const [wasFull, setWasFull] = useState(false);
  const link = useMailLink();
  const { teams } = useAccount();
  const { playerId } = useActor();
  const { isPublic, teamId } = event.props;
  const remembered = ownEntryOf(event.id);
  const taken = data.noOfParticipants.requested + data.noOfParticipants.confirmed;
  const isFull = wasFull || taken >= data.config.maxNoOfParticipants;
  const { status } = data;
  if (own !== null && own.status !== 'withdrawn' && !isAnother)
    return (
      <Stack gap="l">
        <Suspense fallback={<Loading />}>
          <OwnRegistration tournament={tournament} />
        </Suspense>
        {isPublic ? <Another status={status} onAnother={() => setAnother(true)} /> : null}
      </Stack>
    );
  if (status !== 'published') return <p>{text.notOpen[status]}</p>;
  if (own === null && remembered !== null && !isAnother)
    return (
      <Stack gap="l">
        <Notice tone="info">{text.remembered(remembered.emailAddress)}</Notice>
        <Another status={status} onAnother={() => setAnother(true)} />
      </Stack>
    );
  if (!isPublic && !teams.some(({ id }) => id === teamId)) return <p>{text.onlyMembers}</p>;
  // Who came to withdraw does not want to register.
  if (link !== null) return null;
  // A player whom only the device seems to know is not registered by account: they register themselves.
  const isForFriend = isAnother && (own !== null || playerId === undefined);
  return (
    <Stack gap="l">
      {event.props.isSearchable === true ? <p>{text.searchable}</p> : null}
      {isForFriend ? <p>{text.friendHint}</p> : null}
      {isFull ? (
        <Notice tone="warning">
          {text.full(event.props.name)} <Link to={tournamentPath(event.id)}>{text.toTournament}</Link>
        </Notice>
      ) : null}
      <EntryForm
        // What is typed about one person is not for another one.
        key={String(isForFriend)}
        tournament={tournament}
        isFull={isFull}
        isForFriend={isForFriend}
        onFull={() => setWasFull(true)}
        onSent={() => setAnother(false)}
      />
      {isAnother ? (
        <div>
          <Button look="quiet" onClick={() => setAnother(false)}>
            {commonText.cancel}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}

type AnotherProps = { readonly status: Tournament['data']['status']; readonly onAnother: () => void };

function Another({ status, onAnother }: AnotherProps) {
  return isRegistrationOpen(status) ? (
    <div>
      <Button look="quiet" onClick={onAnother}>
        {text.another}
      </Button>
    </div>
  ) : null;
}
