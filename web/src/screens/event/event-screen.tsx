import type { EventEntity } from '@neundarter/contract/entities/event';
import { Suspense, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useSeenEvent } from '../../data/club/events.ts';
import { useEventLive } from '../../data/club/use-event-live.ts';
import { EventForm } from '../../parts/event-form/event-form.tsx';
import { NotLoaded } from '../../parts/not-loaded/not-loaded.tsx';
import { SeenNotice } from '../../parts/seen-notice/seen-notice.tsx';
import { eventPageText as text } from '../../text/event-page.ts';
import { eventTypeText } from '../../text/events.ts';
import { latePart } from '../../ui/late-part.tsx';
import { Page } from '../../ui/page.tsx';
import { Loading } from '../../ui/states.tsx';
import { EventActions } from './event-actions.tsx';
import { EventBody } from './event-body.tsx';
import { EventFacts } from './event-facts.tsx';

const MatchdayGuests = latePart(async () => (await import('./matchday/matchday-body.tsx')).MatchdayGuests);

// Few are asked anything; without its code the question comes later.
const EventConsent = latePart(
  async () => (await import('../../parts/event-consent/event-consent.tsx')).EventConsent,
  () => null,
);

const RefusedMatches = latePart(
  async () => (await import('../../parts/refused-matches/refused-matches.tsx')).RefusedMatches,
  () => null,
);

/** `/team-lounge/event/{id}`, and `/guests` below it: a training or matchday, and the way in for guests without an account. */
export function EventScreen() {
  const { id = '' } = useParams();
  const isForGuests = useLocation().pathname.endsWith('/guests');
  return isForGuests ? <MatchdayGuests eventId={id} /> : <Event id={id} />;
}

/** The event, for everybody who may see it. */
function Event({ id }: { readonly id: string }) {
  const { data, error, seenAt, again } = useSeenEvent(id);
  useEventLive(id);
  if (data === undefined)
    return error === null ? (
      <Loading text={text.loading} />
    ) : (
      <NotLoaded error={error} failed={text.loadFailed(id)} onRetry={again} />
    );
  return <EventPage event={data} seenAt={seenAt} />;
}

type Props = { readonly event: EventEntity; readonly seenAt: number | null };

function EventPage({ event, seenAt }: Props) {
  const { name, type, teamId, teamName } = event.props;
  const [isEditing, setEditing] = useState(false);
  const navigate = useNavigate();
  return (
    <Page
      title={name}
      eyebrow={`${eventTypeText[type]} · ${teamName}`}
      width="wide"
      actions={
        <EventActions
          event={event}
          onEdit={() => setEditing(true)}
          onRemoved={() => void navigate('/team-lounge', { replace: true })}
        />
      }
    >
      <EventFacts event={event} />
      <SeenNotice seenAt={seenAt} />
      <Suspense fallback={null}>
        <EventConsent eventId={event.id} />
        <RefusedMatches eventId={event.id} />
      </Suspense>
      {isEditing ? (
        <EventForm teamId={teamId} type={type} event={event} onDone={() => setEditing(false)} />
      ) : null}
      <EventBody event={event} />
    </Page>
  );
}
