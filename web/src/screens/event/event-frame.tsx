import { eventTypeText } from '../../text/events.ts';
import { Page } from '../../ui/page.tsx';
import { smallWindow, useMedia } from '../../ui/use-media.ts';
import { EventActions } from './event-actions.tsx';
import { EventFacts } from './event-facts.tsx';
import type { EventFrameProps } from './event-frame-props.ts';
import { EventOnPhone } from './event-on-phone.tsx';

/** Head, notices and content of an event; on a phone the tabs come first. */
export function EventFrame(props: EventFrameProps) {
  return useMedia(smallWindow) ? <EventOnPhone {...props} /> : <OnWideScreen {...props} />;
}

function OnWideScreen({ event, notices, form, body, ...ways }: EventFrameProps) {
  const { name, type, teamName } = event.props;
  return (
    <Page
      title={name}
      eyebrow={`${eventTypeText[type]} · ${teamName}`}
      width="wide"
      actions={<EventActions event={event} {...ways} />}
    >
      <EventFacts event={event} />
      {notices}
      {form}
      {body(null)}
    </Page>
  );
}
