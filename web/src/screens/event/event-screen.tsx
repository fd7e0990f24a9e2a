import type { EventEntity } from '@neundarter/contract/entities/event';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useSeenEvent } from '../../data/club/events.ts';
import { useEventLive } from '../../data/club/use-event-live.ts';
import { useAccount } from '../../data/people/account.ts';
import { EventForm } from '../../parts/event-form/event-form.tsx';
import { SeenNotice } from '../../parts/seen-notice/seen-notice.tsx';
import { errorText } from '../../text/errors.ts';
import { eventPageText as text } from '../../text/event-page.ts';
import { eventTypeText } from '../../text/events.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { ErrorState, Loading } from '../../ui/states.tsx';
import { EventActions } from './event-actions.tsx';
import { EventBody } from './event-body.tsx';
import { EventFacts } from './event-facts.tsx';

/** `/team-lounge/event/{id}`: a training or matchday, for everybody who may see it. */
export function EventScreen() {
  const { id = '' } = useParams();
  const { data, error, seenAt, again } = useSeenEvent(id);
  useEventLive(id);
  if (data === undefined)
    return error === null ? <Loading text={text.loading} /> : <NotLoaded error={error} onRetry={again} />;
  return <EventPage event={data} seenAt={seenAt} />;
}

function NotLoaded({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { state, team } = useAccount();
  const here = encodeURIComponent(window.location.pathname);
  return (
    <ErrorState text={text.loadFailed(errorText(error))} onRetry={onRetry}>
      {state === 'guest' ? <ButtonLink to={`/login?to=${here}`}>{text.signIn}</ButtonLink> : null}
      {team === null ? (
        <ButtonLink to="/">{text.toHome}</ButtonLink>
      ) : (
        <ButtonLink to="/team-lounge">{text.toLounge}</ButtonLink>
      )}
    </ErrorState>
  );
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
      {isEditing ? (
        <EventForm teamId={teamId} type={type} event={event} onDone={() => setEditing(false)} />
      ) : null}
      <EventBody event={event} />
    </Page>
  );
}
