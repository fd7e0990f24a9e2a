import type { EventEntity } from '@neundarter/contract/entities/event';
import { Suspense, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useSeenEvent } from '../../data/club/events.ts';
import { useEventLive } from '../../data/club/use-event-live.ts';
import { NotLoaded } from '../../parts/not-loaded/not-loaded.tsx';
import { Waiting } from '../../parts/not-loaded/waiting.tsx';
import { SeenNotice } from '../../parts/seen-notice/seen-notice.tsx';
import { eventPageText as text } from '../../text/event-page.ts';
import { latePart } from '../../ui/late-part.tsx';
import { Loading } from '../../ui/states.tsx';
import { EventBody } from './event-body.tsx';
import { EventFrame } from './event-frame.tsx';

const MatchdayGuests = latePart(async () => (await import('./matchday/matchday-body.tsx')).MatchdayGuests);

// Without its code the questions come later.
const Questions = latePart(
  async () => (await import('../../parts/event-replies/questions.tsx')).Questions,
  () => null,
);

const EventForm = latePart(async () => (await import('../../parts/event-form/event-form.tsx')).EventForm);

const EventBoardsDialog = latePart(
  async () => (await import('../../parts/event-boards/event-boards-dialog.tsx')).EventBoardsDialog,
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
  const notLoaded = (why: unknown) => <NotLoaded error={why} failed={text.loadFailed(id)} onRetry={again} />;
  if (data === undefined)
    return error === null ? <Waiting text={text.loading}>{notLoaded}</Waiting> : notLoaded(error);
  return <EventPage event={data} seenAt={seenAt} />;
}

type Props = { readonly event: EventEntity; readonly seenAt: number | null };

function EventPage({ event, seenAt }: Props) {
  const { type, teamId } = event.props;
  const [opened, setOpened] = useState<'form' | 'boards' | null>(null);
  const close = () => setOpened(null);
  const navigate = useNavigate();
  return (
    <EventFrame
      event={event}
      notices={
        <>
          <SeenNotice seenAt={seenAt} />
          <Suspense fallback={null}>
            <Questions event={event} />
            <RefusedMatches eventId={event.id} />
            {opened === 'boards' ? <EventBoardsDialog event={event} onClose={close} /> : null}
          </Suspense>
        </>
      }
      form={
        opened === 'form' ? (
          <Suspense fallback={<Loading />}>
            <EventForm teamId={teamId} type={type} event={event} onDone={close} />
          </Suspense>
        ) : null
      }
      onEdit={() => setOpened('form')}
      onBoards={() => setOpened('boards')}
      onRemoved={() => void navigate('/team-lounge', { replace: true })}
      body={(lead) => <EventBody event={event} lead={lead} />}
    />
  );
}
