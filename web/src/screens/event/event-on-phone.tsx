import type { EventEntity } from '@neundarter/contract/entities/event';
import IconCirclePlus from '@tabler/icons-react/dist/esm/icons/IconCirclePlus.mjs';
import IconDeviceTv from '@tabler/icons-react/dist/esm/icons/IconDeviceTv.mjs';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { CalendarButton } from '../../parts/calendar-file/calendar-button.tsx';
import { typesToEdit } from '../../parts/event-form/types-with-form.ts';
import { useEventMenuItems } from '../../parts/event-form/use-event-menu-items.tsx';
import { useEventPhase } from '../../parts/event-row/use-event-phase.ts';
import { Markdown } from '../../parts/markdown/markdown.tsx';
import { PageQrButton } from '../../parts/page-qr/page-qr-button.tsx';
import { PhonePage } from '../../parts/phone-page/phone-page.tsx';
import { eventPageText as text } from '../../text/event-page.ts';
import { eventTimeText, eventTypeText, locationText, phaseText } from '../../text/events.ts';
import { formatCalendarDay } from '../../text/formats.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { useGoBack } from '../../ui/use-go-back.ts';
import type { EventFrameProps } from './event-frame-props.ts';
import { useEventWays } from './use-event-ways.ts';
import { useLiveCount } from './use-live-count.ts';

/** The page of an event whose tabs come right after a short head; everything else follows them. */
export function EventOnPhone({ event, notices, form, body, onEdit, ...ways }: EventFrameProps) {
  const { name, type } = event.props;
  const { newMatch, live } = useEventWays(event);
  const navigate = useNavigate();
  const goBack = useGoBack('/team-lounge');
  const items = useEventMenuItems(event, { onEdit: typesToEdit.includes(type) ? onEdit : null, ...ways });
  const toLive = { label: text.allLive, icon: <IconDeviceTv aria-hidden size={20} /> };
  return (
    <PhonePage
      title={name}
      onBack={goBack}
      state={<Phase event={event} />}
      actions={[...(live === null ? [] : [{ ...toLive, onSelect: () => void navigate(live) }]), ...items]}
      line={useLine(event)}
      about={<About event={event} />}
    >
      {form}
      {body(
        <>
          {notices}
          {newMatch === null ? null : (
            <ButtonLink isWide look="primary" to={newMatch} icon={<IconCirclePlus size={22} />}>
              {text.newMatch}
            </ButtonLink>
          )}
        </>,
      )}
    </PhonePage>
  );
}

function Phase({ event }: { readonly event: EventEntity }): ReactNode {
  const phase = useEventPhase(event.props);
  return <Badge tone={phase === 'live' ? 'red' : 'neutral'}>{phaseText[phase]}</Badge>;
}

/** `Live 2 · Di 24.11.2026, 19:00 – 22:00 Uhr · Vereinsheim` */
function useLine({ id, props }: EventEntity): string {
  const { startDateTime, endDateTime, location } = props;
  const running = useLiveCount(id);
  return [
    running === 0 ? '' : text.liveCount(running),
    `${formatCalendarDay(startDateTime).weekday} ${eventTimeText(startDateTime, endDateTime)}`,
    location === null ? '' : locationText(location),
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

function About({ event }: { readonly event: EventEntity }) {
  const { type, teamName, description } = event.props;
  return (
    <>
      <span>{`${eventTypeText[type]} · ${teamName}`}</span>
      {description.trim() === '' ? null : <Markdown text={description} />}
      {useEventPhase(event.props) === 'planned' ? (
        <div>
          <CalendarButton event={event} />
        </div>
      ) : null}
      <PageQrButton />
    </>
  );
}
